import { isBackupDescription } from "../../schemas/checks/backups.gen.ts";
import type { BackupDescription } from "../../schemas/types.gen.ts";
import { listStored, type Storage, type StoredObject } from "../uploads/storage.ts";
import { BASE, DESCRIPTION } from "./names.ts";
import { getJson } from "./write-stream.ts";

async function describedBy(storage: Storage, name: string): Promise<BackupDescription> {
	const found = await getJson(storage, name);
	if (!isBackupDescription(found))
		throw new Error(`${name} is of a format that this version of Portico does not know.`);
	return found;
}

/** The whole backups of a place, oldest first. `objects` are what lies there, where that is known. */
export async function listBackups(storage: Storage, objects?: readonly StoredObject[]): Promise<BackupDescription[]> {
	const names = (objects ?? (await listStored(storage))).map(({ name }) => name);
	const described = names.filter((name) => name.startsWith(BASE) && name.endsWith(`/${DESCRIPTION}`)).sort();
	return Promise.all(described.map((name) => describedBy(storage, name)));
}

/** The newest backup from which a moment can be reached, the newest of all where none is given. Throws where there is none. */
export function backupFor(backups: readonly BackupDescription[], at: Date | null): BackupDescription {
	const [first] = backups;
	if (!first) throw new Error("There is no backup at this place.");
	const reaching = backups.filter(({ consistent_at }) => at === null || new Date(consistent_at) <= at);
	const found = reaching.at(-1);
	if (found) return found;
	throw new Error(`The earliest moment that can be restored is ${first.consistent_at}.`);
}
