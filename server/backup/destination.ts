import { resolve } from "node:path";
import { folderStorage } from "../uploads/local-storage.ts";
import type { S3Settings } from "../uploads/s3-settings.ts";
import { S3_LIMITS, s3Storage } from "../uploads/s3-storage.ts";
import type { Storage } from "../uploads/storage.ts";

/** Nobody waits for a backup: a storage may take its time, and is tried again. */
const LIMITS = { ...S3_LIMITS, responseMs: 30_000, silenceMs: 60_000, retries: 5 };

/** A folder of backups. What cannot be written says where and what to do: the log of a failed job has no more than that. */
function backupFolder(folder: string): Storage {
	const storage = folderStorage(folder);
	return {
		...storage,
		put: (name, source, mime) =>
			storage.put(name, source, mime).catch((error: NodeJS.ErrnoException) => {
				const hint = "the user who runs the portal must be able to write there, under systemd also by ReadWritePaths";
				throw new Error(`Backups cannot be written to ${folder} (${error.code ?? error.message}): ${hint}.`);
			}),
	};
}

/**
 * Opens where backups lie: a folder, or `s3://bucket/prefix` at the endpoint and with the keys of `s3`. Throws where an S3 is
 * named of which the settings lack the address or the keys.
 */
export function openDestination(place: string, s3: S3Settings | null): Storage {
	if (!place.startsWith("s3://")) return backupFolder(resolve(place));
	const [, bucket = "", prefix = ""] = /^s3:\/\/([^/]+)\/?(.*)$/.exec(place) ?? [];
	if (bucket === "") throw new Error(`A backup's place should be a folder or s3://bucket/prefix, not "${place}".`);
	if (!s3?.accessKeyId || !s3.secretAccessKey)
		throw new Error(
			`${place} needs PORTICO_BACKUP_S3_ENDPOINT, PORTICO_BACKUP_S3_ACCESS_KEY_ID and PORTICO_BACKUP_S3_SECRET_ACCESS_KEY, or those of PORTICO_S3_.`,
		);
	return s3Storage({ ...s3, bucket, prefix: prefix.replace(/\/*$/, prefix ? "/" : "") }, LIMITS);
}
