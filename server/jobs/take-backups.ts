import { listBackups } from "../backup/list-backups.ts";
import { targetOf } from "../backup/run-backup.ts";
import { logFailure } from "../log/failure-log.ts";
import { readSetting, writeSetting } from "../repositories/settings/setting.ts";
import { backUpInThread } from "../workers/backup-thread.ts";
import type { Job } from "./job.ts";

const HOUR_MS = 3600 * 1000;
const SETTING = "last_backup";

/** What is recorded of the last backup; times are ISO 8601. */
export type LastBackup = { name: string; at: string; bytes: number; verified: boolean };

/** What is recorded of the last backup, or null before the first. */
export async function readLastBackup(db: Parameters<typeof readSetting>[0]): Promise<LastBackup | null> {
	const { name, at, bytes, verified }: Partial<Record<string, unknown>> = { ...(await readSetting(db, SETTING)) };
	return typeof name === "string" && typeof at === "string"
		? { name, at, bytes: Number(bytes), verified: verified === true }
		: null;
}

/** Takes a backup when the newest at its place is older than the settings say. */
export const takeBackups: Job = {
	name: "take_backups",
	everySeconds: 600,
	async run({ db, embedded, settings }) {
		const { backup } = settings;
		if (!backup) return;
		const newest = (await listBackups(targetOf(backup, settings).storage)).at(-1);
		if (newest && Date.now() - Date.parse(newest.started_at) < backup.everyHours * HOUR_MS) return;
		const task = { settings, backup, embedded: embedded?.connection ?? null };
		const { description, missing, trial } = await backUpInThread(task);
		if (missing.length > 0) logFailure(`The backup lacks ${missing.length} files whose bytes are not stored.`);
		if (!description) return;
		const { name, bytes, finished_at: at } = description;
		await writeSetting(db, SETTING, { name, at, bytes, verified: trial !== null } satisfies LastBackup);
	},
};
