import { existsSync, renameSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { BackupDescription } from "../../schemas/types.gen.ts";
import { databaseAccount } from "../database/embedded/account.ts";
import { postgresBinaries } from "../database/embedded/binaries.ts";
import { placeDatabase } from "../database/embedded/placement.ts";
import { SHELTER } from "../database/embedded/shelter.ts";
import { majorOfBinaries } from "../database/embedded/unusable.ts";
import { ownFolder, recover } from "./recover.ts";
import { fetchWal, type Source, unpackBase } from "./unpack-base.ts";

/**
 * Restores a backup's database under an empty data folder, up to a moment or as far as its log goes. It is unpacked and
 * recovered beside its place and then renamed: what is cut short is never taken for whole. Throws, saying why, where it fails.
 */
export async function restoreDatabase(
	source: Source,
	description: BackupDescription,
	folder: string,
	at: Date | null,
): Promise<void> {
	const account = databaseAccount();
	const placement = placeDatabase(folder, account);
	if (existsSync(placement.data))
		throw new Error(`${folder} holds a database already. Restore into an empty folder, or move that one away first.`);
	const binaries = postgresBinaries(account, SHELTER);
	const major = majorOfBinaries(binaries);
	if (description.postgres !== major)
		throw new Error(
			`The backup is of PostgreSQL ${description.postgres}, and this version of Portico comes with ${major}: restore it with Portico ${description.version}.`,
		);
	const data = ownFolder(join(placement.home, `restore-${process.pid}`), account);
	const wal = ownFolder(join(placement.home, `restore-${process.pid}-wal`), account);
	try {
		await unpackBase(source, description, data, account);
		await fetchWal(source, description, wal);
		await recover(binaries, { ...placement, data, log: join(placement.home, "restore.log") }, account, { wal, at });
		renameSync(data, placement.data);
	} finally {
		await rm(wal, { recursive: true, force: true });
		await rm(data, { recursive: true, force: true });
	}
}
