import { createReadStream } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { WAL } from "./names.ts";
import { zipping } from "./packing.ts";
import type { Seal } from "./seal.ts";
import { putStream, type Target } from "./write-stream.ts";

/** What PostgreSQL archives: segments, histories of timelines and of backups; not the copies that it is making. */
const ARCHIVED = /^[0-9A-F]{8}(\.history|[0-9A-F]{16}(\.[0-9A-F]{8}\.backup|\.partial)?)$/;

/** Names of what waits in the spool, in order. */
export const listSpool = async (spool: string): Promise<string[]> =>
	(await readdir(spool)).filter((name) => ARCHIVED.test(name)).sort();

/** Takes what PostgreSQL has archived to the backup's place, the oldest first, and out of the spool. Returns how many it were. */
export async function shipWal(spool: string, target: Target, { seal, suffix }: Seal): Promise<number> {
	const names = await listSpool(spool);
	for (const name of names) {
		const path = join(spool, name);
		const packed = createReadStream(path).pipe(zipping());
		await putStream(target, `${WAL}${name}.gz${suffix}`, await seal(packed));
		await rm(path);
	}
	return names.length;
}
