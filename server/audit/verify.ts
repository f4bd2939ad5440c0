import { createHash } from "node:crypto";
import type { Db } from "../database/connection.ts";
import { type ChainedEntry, countUnchained, readChain } from "../repositories/people/audit-entry.ts";

/** The end of a chain: its last number, and that link's hash, in hexadecimal. */
export type ChainHead = { number: number; hash: string };

/** What was found: the head of a chain that holds, or the first number where it does not and why. */
export type Verdict = { holds: true; head: ChainHead } | { holds: false; number: number; why: string };

const BATCH = 1000;

const part = (text: string | null) => (text === null ? "-" : `${Buffer.byteLength(text)}:${text}`);

/** The hash of a link, from that of the link before; written as the database writes it (migration 40, `audit_text`). */
const hashAfter = (previous: string, { parts }: ChainedEntry) =>
	createHash("sha256").update(Buffer.from(previous, "hex")).update(parts.map(part).join("")).digest("hex");

/** Why a link does not follow on the one before, or undefined. */
function brokenBy(head: ChainHead, link: ChainedEntry): string | undefined {
	const number = Number(link.number);
	if (number !== head.number + 1) return `the entries ${head.number + 1} to ${number - 1} are gone`;
	if (link.parts[1] === null) return "its entry is gone";
	if (hashAfter(head.hash, link) !== link.hash) return "the entry, or its place, was changed after it was written";
	return undefined;
}

/**
 * Walks the audit log from its first entry and computes every hash anew. `expected` is a head that was noted down earlier:
 * the chain must still lead through it, so that entries cut off its end are missed too.
 */
export async function verifyAudit(db: Db, expected?: ChainHead): Promise<Verdict> {
	let head: ChainHead = { number: 0, hash: "" };
	for (;;) {
		const links = await readChain(db, String(head.number), BATCH);
		for (const link of links) {
			const why = brokenBy(head, link);
			const number = head.number + 1;
			if (why !== undefined) return { holds: false, number, why };
			head = { number, hash: link.hash };
			if (expected?.number === number && expected.hash !== link.hash)
				return { holds: false, number, why: "the chain was written anew: its hash is not the one that was noted" };
		}
		if (links.length < BATCH) break;
	}
	if (expected && expected.number > head.number)
		return { holds: false, number: head.number + 1, why: `the entries up to ${expected.number} are gone` };
	const unchained = await countUnchained(db);
	if (unchained > 0)
		return { holds: false, number: head.number + 1, why: `${unchained} entries were put in past the chain` };
	return { holds: true, head };
}
