import type { Db } from "../database/connection.ts";
import { deleteAccount } from "../member/delete-account.ts";
import { findReturned, listErasedAccounts, recordErasedDigests } from "../repositories/erased-account.ts";
import { findUser } from "../repositories/user.ts";
import type { Storage } from "../uploads/storage.ts";
import { REGISTER } from "./names.ts";
import { getJson, putJson, type Target } from "./write-stream.ts";

/** The register of a backup's place: accounts that were erased, in hexadecimal digits of their ids' SHA-256. */
export async function readRegister(storage: Storage): Promise<Set<string>> {
	const stored = await getJson(storage, REGISTER);
	const accounts: unknown = typeof stored === "object" && stored !== null && Reflect.get(stored, "accounts");
	if (stored === null) return new Set();
	if (!Array.isArray(accounts) || !accounts.every((one) => /^[0-9a-f]{64}$/.test(String(one))))
		throw new Error(`${REGISTER} should hold accounts, each of 64 hexadecimal digits.`);
	return new Set(accounts.map(String));
}

/** Adds to the place's register what the database's has, and writes it where that is something new. */
export async function writeRegister(db: Db, target: Target): Promise<void> {
	const known = await readRegister(target.storage);
	const here = await listErasedAccounts(db);
	const all = [...new Set([...known, ...here])].sort();
	if (all.length > known.size) await putJson(target, REGISTER, { accounts: all });
}

/** Deletes anew who had deleted their account after the moment that was restored. Returns how many. */
export async function replayRegister(
	db: Db,
	storage: Pick<Storage, "delete">,
	register: ReadonlySet<string>,
): Promise<number> {
	const returned = await findReturned(db, register);
	for (const id of returned) {
		const user = await findUser(db, id);
		if (user) await deleteAccount({ db, storage }, user);
	}
	await recordErasedDigests(
		db,
		[...register].map((digest) => Buffer.from(digest, "hex")),
	);
	return returned.length;
}
