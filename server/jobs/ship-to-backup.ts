import { writeRegister } from "../backup/register.ts";
import { targetOf, uploadStorage } from "../backup/run-backup.ts";
import { sealFor } from "../backup/seal.ts";
import { shipWal } from "../backup/ship-wal.ts";
import { copyUploads, storedNames } from "../backup/uploads.ts";
import type { Job } from "./job.ts";

/** A row is written when its bytes are there; one that was written so much earlier than it is seen is no rarity worth more. */
const OVERLAP_MS = 10 * 60_000;

/**
 * Between two backups: takes PostgreSQL's log, new files and the register of what was erased to the backup's place, so that
 * any moment can be restored. What this process has taken there it does not take again.
 */
export function shipToBackup(): Job {
	const shipped = new Set<string>();
	let since = new Date(Date.now() - OVERLAP_MS);
	return {
		name: "ship_to_backup",
		everySeconds: 30,
		async run({ db, embedded, settings }) {
			const { backup } = settings;
			if (!backup) return;
			const target = targetOf(backup, settings);
			const seal = sealFor(backup.recipients);
			const started = Date.now();
			if (embedded?.spool) await shipWal(embedded.spool, target, seal);
			const names = await storedNames(db, since);
			const { copied } = await copyUploads(target, { from: uploadStorage(settings), names, seal }, shipped);
			for (const place of copied) shipped.add(place);
			await writeRegister(db, target);
			since = new Date(started - OVERLAP_MS);
		},
	};
}
