import { join } from "node:path";
import type { Settings } from "../settings.ts";
import { localStorage } from "../uploads/local-storage.ts";
import { s3Storage } from "../uploads/s3-storage.ts";
import type { Storage } from "../uploads/storage.ts";
import type { BackupSettings } from "./backup-settings.ts";
import { openDestination } from "./destination.ts";
import { pruneBackups } from "./prune.ts";
import { type RestoreReport, tryRestore } from "./restore.ts";
import { openerWith, sealFor } from "./seal.ts";
import { type BackupReport, type BackupSource, takeBackup } from "./take-backup.ts";
import type { Target } from "./write-stream.ts";

/** What a scheduled backup came to; `trial` is null where it was not restored to prove it. */
export type BackupOutcome = BackupReport & { pruned: number; trial: RestoreReport | null };

/** The storage of uploads that the settings name. */
export const uploadStorage = ({ s3, data }: Pick<Settings, "s3" | "data">): Storage =>
	s3 ? s3Storage(s3) : localStorage(join(data, "uploads"));

/** Where a backup goes that settings describe, with its temporary files in the data folder. */
export const targetOf = ({ to }: BackupSettings, { data, backupS3 }: Settings): Target => ({
	storage: openDestination(to, backupS3),
	scratch: join(data, "backup"),
});

/** Takes a backup as the settings say, deletes those whose days are over, and with a secret key at hand restores it for a trial. */
export async function runBackup(
	source: BackupSource,
	backup: BackupSettings,
	settings: Settings,
): Promise<BackupOutcome> {
	const { storage, scratch } = targetOf(backup, settings);
	const report = await takeBackup(source, storage, sealFor(backup.recipients), scratch);
	const pruned = await pruneBackups(storage, backup.keepDays);
	const isReadable = backup.recipients.length === 0 || backup.identityFile !== null;
	const trial =
		report.description && isReadable
			? await tryRestore({ storage, open: openerWith(backup.identityFile), sealKeys: settings.sealKeys })
			: null;
	return { ...report, pruned, trial };
}
