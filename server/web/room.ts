import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { join } from "node:path";

/** What can be written to each disk that the folder's files lie on: the embedded database may have been placed elsewhere. */
async function freeBytes(folder: string): Promise<number[]> {
	const places = [folder, join(folder, "postgres")].filter((place) => existsSync(place));
	return Promise.all(places.map(async (place) => statfs(place).then(({ bavail, bsize }) => bavail * bsize)));
}

/** Whether every disk under the data folder has so many bytes free. */
export const hasRoom = async (folder: string, bytes: number): Promise<boolean> =>
	(await freeBytes(folder)).every((free) => free >= bytes);
