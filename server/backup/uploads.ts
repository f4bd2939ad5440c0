import type { Db } from "../database/connection.ts";
import { listStored, type Storage } from "../uploads/storage.ts";
import { UPLOADS } from "./names.ts";
import type { Seal } from "./seal.ts";
import { putStream, type Target } from "./write-stream.ts";

/** Names of all stored files that rows know, those of rows since a moment only where one is given. */
export async function storedNames(db: Db, since?: Date): Promise<string[]> {
	const from = since ?? new Date(0);
	const uploads = db
		.selectFrom("upload")
		.leftJoin("picture_original", "picture_original.upload_id", "upload.id")
		.select(["upload.file", "upload.thumbnail"])
		// A picture that was redacted has got other bytes since it was uploaded.
		.where(({ eb, or }) => or([eb("upload.created_at", ">=", from), eb("redacted_at", ">=", from)]));
	const originals = db.selectFrom("picture_original").select(["file", "thumbnail"]).where("redacted_at", ">=", from);
	const rows = [...(await uploads.execute()), ...(await originals.execute())];
	return rows.flatMap(({ file, thumbnail }) => [file, ...(thumbnail === null ? [] : [thumbnail])]);
}

/** Copies those files that the backup does not have. Returns how many it copied, and those whose bytes are not there. */
export async function copyUploads(
	target: Target,
	{ from, names, seal }: { from: Storage; names: readonly string[]; seal: Seal },
	there?: ReadonlySet<string>,
): Promise<{ copied: string[]; missing: string[] }> {
	const stored = there ?? new Set((await listStored(target.storage)).map(({ name }) => name));
	const copied: string[] = [];
	const missing: string[] = [];
	for (const name of names) {
		const place = `${UPLOADS}${name}${seal.suffix}`;
		if (stored.has(place)) continue;
		const bytes = await from.get(name);
		if (!bytes) {
			missing.push(name);
			continue;
		}
		await putStream(target, place, await seal.seal(bytes));
		copied.push(place);
	}
	return { copied, missing };
}
