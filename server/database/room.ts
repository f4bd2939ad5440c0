import { existsSync } from "node:fs";
import { mkdir, statfs } from "node:fs/promises";
import { join } from "node:path";

/** What can be written to each disk that the folder's files lie on: the embedded database may have been placed elsewhere. */
export async function freeBytes(folder: string): Promise<number[]> {
	const places = [folder, join(folder, "postgres")].filter((place) => existsSync(place));
	return Promise.all(places.map(async (place) => statfs(place).then(({ bavail, bsize }) => bavail * bsize)));
}

/** Whether every disk under the data folder has so many bytes free. */
export const hasRoom = async (folder: string, bytes: number): Promise<boolean> =>
	(await freeBytes(folder)).every((free) => free >= bytes);

const MB = 1024 * 1024;

/** PostgreSQL writes its log in files of 16 MB, and needs a few of them to start. */
const NEEDED_TO_START = 64 * MB;

/** Throws where a disk under the data folder is too full to start, with what to do: PostgreSQL alone would only end. */
export async function demandRoom(folder: string, bytes = NEEDED_TO_START): Promise<void> {
	await mkdir(folder, { recursive: true });
	const least = Math.min(...(await freeBytes(folder)));
	if (least < bytes)
		throw new Error(
			`The disk of PORTICO_DATA (${folder}) is full: ${Math.floor(least / MB)} MB are free, ${Math.ceil(bytes / MB)} MB are needed to start. Make room there, or give it a larger disk; nothing was changed.`,
		);
}
