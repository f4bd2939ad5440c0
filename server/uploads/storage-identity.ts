import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { Db } from "../database/connection.ts";
import { readSetting, writeSetting } from "../repositories/settings/setting.ts";
import type { Storage } from "./storage.ts";

/** What the storage's identity is stored under, in it. */
export const STORAGE_ID = "storage-id";

/** The setting of the database that names the storage which its files are in. */
const SETTING = "upload_storage";

async function putId(storage: Storage, id: string): Promise<void> {
	const folder = await mkdtemp(join(tmpdir(), "portico-id-"));
	try {
		await writeFile(join(folder, "id"), id);
		await storage.put(STORAGE_ID, join(folder, "id"), "text/plain");
	} finally {
		await rm(folder, { recursive: true });
	}
}

/** Gives the storage the identity that the database knows, or both a new one: from now on they belong together. */
export async function joinStorage(db: Db, storage: Storage): Promise<void> {
	const known: Partial<Record<string, unknown>> = { ...(await readSetting(db, SETTING)) };
	const id = typeof known.id === "string" ? known.id : randomUUID();
	await putId(storage, id);
	await writeSetting(db, SETTING, { id });
}

const hasUploads = async (db: Db) => (await db.selectFrom("upload").select("id").limit(1).execute()).length > 0;

/**
 * Throws where the database's files are in another storage than this one: a second server without the shared folder would
 * take cases with files that the first cannot show. A database without files joins whatever it finds; a storage that does not
 * respond is taken for the right one.
 */
export async function demandSameStorage(db: Db, storage: Storage): Promise<void> {
	const known: Partial<Record<string, unknown>> = { ...(await readSetting(db, SETTING)) };
	const stream = await storage.get(STORAGE_ID).catch(() => undefined);
	if (stream === undefined) return;
	const found = stream && (await text(stream));
	if (known.id !== undefined && found === known.id) return;
	if (known.id === undefined || !(await hasUploads(db))) return joinStorage(db, storage);
	throw new Error(
		`The files of this database are in another storage than ${found === null ? "this empty one" : "this one"}: give all servers the same folder (uploads in PORTICO_DATA) or PORTICO_S3_BUCKET, and move files with the one named ${STORAGE_ID} among them.`,
	);
}
