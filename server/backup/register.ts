import type { Db } from "../database/connection.ts";
import { deleteAccount } from "../member/delete-account.ts";
import { eraseUnlessHeld } from "../member/erase-held.ts";
import { holdFinder } from "../member/erasure-plan.ts";
import { listErasedCases, recordReturnedCases } from "../repositories/messages/erased-case.ts";
import { listErasableCase } from "../repositories/messages/held-erasure.ts";
import type { StoredFiles } from "../repositories/messages/upload.ts";
import { findReturned, listErasedAccounts, recordErasedDigests } from "../repositories/people/erased-account.ts";
import { findUser } from "../repositories/people/user.ts";
import { deleteFiles } from "../uploads/delete-files.ts";
import type { Storage } from "../uploads/storage.ts";
import { ACCOUNT_REGISTER, CASE_REGISTER } from "./names.ts";
import { writeRedactions } from "./redaction-register.ts";
import { getJson, putJson, type Target } from "./write-stream.ts";

/** One list of a backup's place: what was erased, in hexadecimal digits of the ids' SHA-256. */
type RegisterPart = { name: string; of: "accounts" | "cases"; list(db: Db): Promise<string[]> };

const ACCOUNTS: RegisterPart = { name: ACCOUNT_REGISTER, of: "accounts", list: listErasedAccounts };
const CASES: RegisterPart = { name: CASE_REGISTER, of: "cases", list: listErasedCases };

async function readPart(storage: Storage, { name, of }: RegisterPart): Promise<Set<string>> {
	const stored = await getJson(storage, name);
	if (stored === null) return new Set();
	const entries: unknown = typeof stored === "object" && Reflect.get(stored, of);
	if (!Array.isArray(entries) || !entries.every((one) => /^[0-9a-f]{64}$/.test(String(one))))
		throw new Error(`${name} should hold ${of}, each of 64 hexadecimal digits.`);
	return new Set(entries.map(String));
}

/** The register of a backup's place. */
export type ErasedRegister = { accounts: ReadonlySet<string>; cases: ReadonlySet<string> };

/** Reads what is replayed after a restore. */
export const readRegister = async (storage: Storage): Promise<ErasedRegister> => ({
	accounts: await readPart(storage, ACCOUNTS),
	cases: await readPart(storage, CASES),
});

/** Adds to the place's register what the database's has, and writes it where that is something new. */
export async function writeRegister(db: Db, target: Target): Promise<void> {
	for (const part of [ACCOUNTS, CASES]) {
		const known = await readPart(target.storage, part);
		const all = [...new Set([...known, ...(await part.list(db))])].sort();
		if (all.length > known.size) await putJson(target, part.name, { [part.of]: all });
	}
	await writeRedactions(db, target);
}

type Work = { db: Db; storage: Pick<Storage, "delete"> };

/** Deletes anew who had deleted their account after the moment that was restored. Returns how many. */
async function replayAccounts({ db, storage }: Work, accounts: ReadonlySet<string>): Promise<number> {
	const returned = await findReturned(db, accounts);
	for (const id of returned) {
		const user = await findUser(db, id);
		if (user) await deleteAccount({ db, storage }, user);
	}
	await recordErasedDigests(
		db,
		[...accounts].map((digest) => Buffer.from(digest, "hex")),
	);
	return returned.length;
}

/** Erases anew cases that were erased on request after that moment; those that may not be yet, once they may. Returns how many. */
async function replayCases({ db, storage }: Work, cases: ReadonlySet<string>): Promise<number> {
	const files: StoredFiles[] = [];
	const count = await db.transaction().execute(async (transaction) => {
		const returned = await recordReturnedCases(transaction, [...cases]);
		const holdOf = await holdFinder(transaction);
		for (const id of returned)
			for (const found of await listErasableCase(transaction, id))
				files.push(...(await eraseUnlessHeld(transaction, found, await holdOf(found))));
		return returned.length;
	});
	await deleteFiles(storage, files);
	return count;
}

/** How many accounts and cases were erased anew. */
export type ErasedAnew = { accounts: number; cases: number };

/** Erases anew what was erased after the moment that was restored. */
export async function replayRegister(
	db: Db,
	storage: Pick<Storage, "delete">,
	{ accounts, cases }: ErasedRegister,
): Promise<ErasedAnew> {
	const deleted = await replayAccounts({ db, storage }, accounts);
	return { accounts: deleted, cases: await replayCases({ db, storage }, cases) };
}
