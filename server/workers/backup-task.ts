import type { ClientConfig } from "pg";
import type { BackupSettings } from "../backup/backup-settings.ts";
import { type BackupOutcome, runBackup, uploadStorage } from "../backup/run-backup.ts";
import { openLane } from "../database/lane.ts";
import type { Settings } from "../settings.ts";

/** What a thread needs to take a backup: everything that crosses to it is plain data. */
export type BackupTask = { settings: Settings; backup: BackupSettings; embedded: ClientConfig | null };

const LIMITS = { connections: 1, statementTimeout: 0, timeoutMs: 30_000, workMem: null };

/** Takes a backup in a thread of its own: sealing it is work for a processor. */
export default async function takeBackupInThread({ settings, backup, embedded }: BackupTask): Promise<BackupOutcome> {
	const options = embedded ?? { connectionString: settings.databaseUrl ?? "" };
	const { db } = openLane({ connection: options, plugins: [], cancel: async () => undefined }, LIMITS);
	try {
		const source = { db, embedded: embedded && { connection: embedded }, uploads: uploadStorage(settings) };
		return await runBackup(source, backup, settings);
	} finally {
		await db.destroy();
	}
}
