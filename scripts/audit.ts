/**
 * `npm run audit -- verify`: walks the audit log from its first entry, computes every hash anew, and names the first entry
 * that was changed, taken out or put in; exits 1 then. Where the chain holds it prints its head, NUMBER:HASH, to be noted
 * down outside of the database: `--head NUMBER:HASH` also finds that later entries were cut off, or all written anew.
 * Reads the same environment as the server.
 */
import { parseArgs } from "node:util";
import { type ChainHead, verifyAudit } from "../server/audit/verify.ts";
import { openDatabase } from "../server/database/connection.ts";
import { settingsFrom } from "../server/settings.ts";
import { enterPortal, runCommand, WrongUsage } from "./operator-command.ts";

const USAGE = "Usage: npm run audit -- verify [--head NUMBER:HASH]";

function headOf(text: string | undefined): ChainHead | undefined {
	if (text === undefined) return undefined;
	const [, number = "", hash = ""] = /^(\d+):([0-9a-f]{64})$/.exec(text) ?? [];
	if (hash === "") throw new WrongUsage(`--head should be NUMBER:HASH as verify prints it, not "${text}".`);
	return { number: Number(number), hash };
}

async function verify(expected: ChainHead | undefined): Promise<number> {
	const settings = settingsFrom(process.env);
	enterPortal(settings);
	const { databaseUrl: url, directUrl, data: folder, database: use } = settings;
	const database = await openDatabase({ url, directUrl, folder, use });
	try {
		// On the lane of the jobs: no statement of theirs is cut short.
		const verdict = await verifyAudit(database.jobs, expected);
		if (!verdict.holds) {
			console.error(`The audit log does not hold from entry ${verdict.number} on: ${verdict.why}.`);
			return 1;
		}
		console.log(`The audit log holds. Head: ${verdict.head.number}:${verdict.head.hash}`);
		return 0;
	} finally {
		await database.close();
	}
}

await runCommand(USAGE, async () => {
	const { values, positionals } = parseArgs({ allowPositionals: true, options: { head: { type: "string" } } });
	if (positionals.join(" ") !== "verify") throw new WrongUsage();
	return verify(headOf(values.head));
});
