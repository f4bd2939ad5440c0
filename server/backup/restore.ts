import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { sql } from "kysely";
import { verifyAudit } from "../audit/verify.ts";
import { type Db, openDatabase } from "../database/connection.ts";
import { readSecret } from "../repositories/settings/portal-secret.ts";
import type { SealKeys } from "../sealing/seal-keys.ts";
import { listStored, type Storage } from "../uploads/storage.ts";
import { joinStorage } from "../uploads/storage-identity.ts";
import { backupFor, listBackups } from "./list-backups.ts";
import { UPLOADS } from "./names.ts";
import { readRedactions, replayRedactions } from "./redaction-register.ts";
import { type ErasedAnew, readRegister, replayRegister } from "./register.ts";
import { restoreDatabase } from "./restore-database.ts";
import type { Source } from "./unpack-base.ts";
import { storedNames } from "./uploads.ts";
import { putStream } from "./write-stream.ts";

/** What a restore came to: of which backup, how much was erased anew, and which files the backup does not have. */
export type RestoreReport = {
	backup: string;
	cases: number;
	accounts: number;
	erased: ErasedAnew;
	/** How many times something was redacted anew. */
	redacted: number;
	files: number;
	missing: string[];
	/** Whether the audit log's chain holds. */
	audit: boolean;
};

/** A file of the backup, opened; null where it has none of this name. */
async function readUpload({ storage, open }: Source, name: string): Promise<Readable | null> {
	for (const place of [`${UPLOADS}${name}`, `${UPLOADS}${name}.age`]) {
		const stream = await storage.get(place);
		if (stream) return open(place, stream);
	}
	return null;
}

/** Puts back the files that rows know and the storage does not have. Returns the names that the backup lacks, too. */
async function restoreUploads(source: RestoreSource, names: readonly string[], to: Storage): Promise<string[]> {
	const there = new Set((await listStored(to)).map(({ name }) => name));
	const missing: string[] = [];
	const scratch = await mkdtemp(join(tmpdir(), "portico-restore-"));
	try {
		for (const name of names.filter((one) => !there.has(one))) {
			const stream = await readUpload(source, name);
			if (stream) await putStream({ storage: to, scratch }, name, stream);
			else missing.push(name);
		}
	} finally {
		await rm(scratch, { recursive: true });
	}
	return missing;
}

/** Names of files that the backup does not have. */
async function missingUploads({ storage }: Source, names: readonly string[]): Promise<string[]> {
	const there = new Set((await listStored(storage)).map(({ name }) => name.replace(/\.age$/, "")));
	return names.filter((name) => !there.has(`${UPLOADS}${name}`));
}

/** A backup, and what the answers in its database are sealed with. */
export type RestoreSource = Source & { sealKeys: SealKeys };

async function countRows(db: Db, table: "message" | "app_user"): Promise<number> {
	const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(db);
	return rows[0]?.count ?? 0;
}

/** What a session or a code opened then is not to open now: whoever had logged out since stays so. */
async function endSessions(db: Db): Promise<void> {
	await db.deleteFrom("session").execute();
	await db.deleteFrom("login_code").execute();
}

/** What is done with a restored database of the backup: files put back, the erased erased anew, sessions ended. */
async function completeRestore(
	source: RestoreSource,
	db: Db,
	uploads: Storage | null,
): Promise<Omit<RestoreReport, "backup">> {
	await endSessions(db);
	const readKey = (transaction: Db) => readSecret(transaction, { keys: source.sealKeys, seals: true });
	const redacted = await replayRedactions(db, await readRedactions(source.storage), readKey);
	const names = await storedNames(db);
	const missing = uploads ? await restoreUploads(source, names, uploads) : await missingUploads(source, names);
	if (uploads) await joinStorage(db, uploads);
	const erased = await replayRegister(db, uploads ?? NOTHING, await readRegister(source.storage));
	const cases = await countRows(db, "message");
	const accounts = await countRows(db, "app_user");
	const { holds } = await verifyAudit(db);
	return { cases, accounts, erased, redacted, files: names.length, missing, audit: holds };
}

/**
 * Restores a backup into an empty data folder and into the storage of uploads, to a moment or as far as it goes; deletes
 * anew who has deleted their account since, erases anew cases that were erased on request, and ends all sessions. Throws, saying why, where it fails.
 */
export async function restoreBackup(
	source: RestoreSource,
	{ folder, uploads, at = null }: { folder: string; uploads: Storage | null; at?: Date | null },
): Promise<RestoreReport> {
	const description = backupFor(await listBackups(source.storage), at);
	await restoreDatabase(source, description, folder, at);
	const database = await openDatabase({ url: null, folder, answers: { keys: source.sealKeys, seals: true } });
	try {
		return { backup: description.name, ...(await completeRestore(source, database.jobs, uploads)) };
	} finally {
		await database.close();
	}
}

/** The same beside an external database, which its own means have restored already. */
export async function restoreBeside(source: RestoreSource, url: string, uploads: Storage): Promise<RestoreReport> {
	const database = await openDatabase({ url, folder: "", answers: { keys: source.sealKeys, seals: true } });
	try {
		return { backup: "DATABASE_URL", ...(await completeRestore(source, database.jobs, uploads)) };
	} finally {
		await database.close();
	}
}

/** For a trial, which has no files to delete. */
const NOTHING: Pick<Storage, "delete"> = { delete: async () => undefined };

/** Restores a backup into a scratch folder, which proves it, and removes that again. Files are only looked for. */
export async function tryRestore(source: RestoreSource, at: Date | null = null): Promise<RestoreReport> {
	const folder = await mkdtemp(join(tmpdir(), "portico-trial-"));
	try {
		return await restoreBackup(source, { folder, uploads: null, at });
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}
