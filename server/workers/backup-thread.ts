import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import type { BackupOutcome } from "../backup/run-backup.ts";
import type { BackupTask } from "./backup-task.ts";

const TASK = fileURLToPath(new URL("./backup-task.ts", import.meta.url));

/** Takes a backup in a thread of lower priority, which ends with it. */
export async function backUpInThread(task: BackupTask): Promise<BackupOutcome> {
	const pool = new Piscina<BackupTask, BackupOutcome>({
		filename: TASK,
		maxThreads: 1,
		niceIncrement: 10,
		atomics: "disabled",
	});
	try {
		return await pool.run(task);
	} finally {
		await pool.destroy();
	}
}
