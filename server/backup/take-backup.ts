import { join } from "node:path";
import { Readable } from "node:stream";
import { createGzip } from "node:zlib";
import { sql } from "kysely";
import type { ClientConfig } from "pg";
import type { BackupDescription } from "../../schemas/types.gen.ts";
import type { Db } from "../database/connection.ts";
import { VERSION } from "../repositories/settings/base-config.ts";
import type { Storage } from "../uploads/storage.ts";
import { streamBaseBackup } from "./base-backup.ts";
import { BASE, DESCRIPTION, momentName } from "./names.ts";
import { zipping } from "./packing.ts";
import { writeRegister } from "./register.ts";
import type { Seal } from "./seal.ts";
import { copyUploads, storedNames } from "./uploads.ts";
import { putJson, putParts, putStream, type Target } from "./write-stream.ts";

/** What is backed up: an embedded database where there is one, and the files that it knows. */
export type BackupSource = {
	db: Db;
	/** Null for a database of the operator's own, which has backups of its own. */
	embedded: { connection: ClientConfig } | null;
	uploads: Storage;
};

/** What a backup came to. `description` is null where only files were backed up. */
export type BackupReport = { description: BackupDescription | null; copied: number; missing: string[] };

const MANIFEST = "manifest.json";

async function majorOf(db: Db): Promise<string> {
	const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db);
	return rows[0]?.server_version.split(".")[0] ?? "";
}

async function backUpDatabase(connection: ClientConfig, target: Target, { seal, suffix }: Seal) {
	const started = new Date();
	const name = momentName(started);
	const folder = `${BASE}${name}/`;
	const { archive, done } = await streamBaseBackup(connection);
	const gzip = zipping();
	archive.once("error", (error) => gzip.destroy(error));
	const partOf = (part: number) => `${folder}part-${String(part).padStart(4, "0")}.tar.gz${suffix}`;
	const [{ parts, bytes }, { wal, manifest }] = await Promise.all([
		putParts(target, partOf, await seal(archive.pipe(gzip))),
		done,
	]);
	const consistent_at = new Date().toISOString();
	const manifestName = `${folder}${MANIFEST}${suffix}`;
	await putStream(target, manifestName, await seal(Readable.from([manifest])));
	return { name, folder, started_at: started.toISOString(), consistent_at, wal, parts, bytes, manifest: manifestName };
}

/**
 * Backs up the database while it is used, then the files, so that every row has its bytes, then the register of what was
 * erased. The backup counts once its description is written, which is last.
 */
export async function takeBackup(
	source: BackupSource,
	storage: Storage,
	seal: Seal,
	scratch: string,
): Promise<BackupReport> {
	const target = { storage, scratch };
	const base = source.embedded && (await backUpDatabase(source.embedded.connection, target, seal));
	const names = await storedNames(source.db);
	const { copied, missing } = await copyUploads(target, { from: source.uploads, names, seal });
	await writeRegister(source.db, target);
	if (!base) return { description: null, copied: copied.length, missing };
	const { folder, ...rest } = base;
	const list = `${folder}uploads.gz`;
	await putStream(target, list, Readable.from([Buffer.from(names.join("\n"))]).pipe(createGzip()));
	const description: BackupDescription = {
		format: 1,
		version: VERSION,
		postgres: await majorOf(source.db),
		finished_at: new Date().toISOString(),
		uploads: list,
		...rest,
	};
	await putJson(target, join(folder, DESCRIPTION), description);
	return { description, copied: copied.length, missing };
}
