import { text } from "node:stream/consumers";
import { createGunzip } from "node:zlib";
import type { BackupDescription } from "../../schemas/types.gen.ts";
import { listStored, type Storage } from "../uploads/storage.ts";
import { listBackups } from "./list-backups.ts";
import { BASE, UPLOADS, WAL } from "./names.ts";

const DAY_MS = 24 * 3600 * 1000;

/** The part of a segment's name that does not depend on its timeline. */
const placeOf = (wal: string) => wal.slice(8, 24);

async function uploadsOf(storage: Storage, { uploads }: BackupDescription): Promise<string[]> {
	const packed = await storage.get(uploads);
	return packed ? (await text(packed.pipe(createGunzip()))).split("\n") : [];
}

/** Names that the retained backups need, and those that stay because they are younger than the oldest of them. */
function isNeeded(retained: readonly BackupDescription[], uploads: ReadonlySet<string>) {
	const [oldest] = retained;
	return ({ name, changedAt }: { name: string; changedAt: Date }): boolean => {
		if (!oldest) return true;
		const young = changedAt >= new Date(oldest.started_at);
		if (name.startsWith(BASE)) return young || retained.some((one) => name.startsWith(`${BASE}${one.name}/`));
		if (name.startsWith(WAL))
			return name.includes(".history") || placeOf(name.slice(WAL.length)) >= placeOf(oldest.wal);
		if (name.startsWith(UPLOADS)) return young || uploads.has(name.slice(UPLOADS.length).replace(/\.age$/, ""));
		return true;
	};
}

/**
 * Deletes what no backup of the last days needs, and none that is retained: the newest stays however old it is, and so does what
 * this module did not write. Returns how many objects went.
 */
export async function pruneBackups(storage: Storage, keepDays: number, now = new Date()): Promise<number> {
	const objects = await listStored(storage);
	const backups = await listBackups(storage, objects);
	const since = new Date(now.getTime() - keepDays * DAY_MS);
	const retained = backups.filter((one, index) => new Date(one.started_at) >= since || index === backups.length - 1);
	const uploads = new Set((await Promise.all(retained.map((one) => uploadsOf(storage, one)))).flat());
	const needed = isNeeded(retained, uploads);
	const gone = objects.filter((object) => !needed(object));
	// The description last would leave a backup that looks whole: it goes first.
	gone.sort((a, b) => Number(b.name.endsWith("backup.json")) - Number(a.name.endsWith("backup.json")));
	for (const { name } of gone) await storage.delete(name);
	return gone.length;
}
