import { CHANNEL_NAMES } from "../notifications/channels/registry.ts";
import { deleteOldViews } from "../repositories/content/article-view.ts";
import { deleteOldContentChanges } from "../repositories/content/content-change.ts";
import { deleteOldChanges } from "../repositories/desk/case-change.ts";
import { deleteExpiredDrafts } from "../repositories/messages/draft.ts";
import { deleteOldDiscarded } from "../repositories/messages/ended-draft.ts";
import { deleteOldFunnel } from "../repositories/messages/form-funnel.ts";
import { deleteUnattached } from "../repositories/messages/upload.ts";
import { deleteSettled } from "../repositories/notifications/outbox.ts";
import { deleteExpiredCodes } from "../repositories/people/login-code.ts";
import { deleteOldPlaces } from "../repositories/people/login-place.ts";
import { deleteExpiredSignIns } from "../repositories/people/openid.ts";
import { deleteExpiredChallenges } from "../repositories/people/passkey.ts";
import { deleteExpiredSessions } from "../repositories/people/session.ts";
import { deleteOldLog } from "../repositories/people/user-log.ts";
import { countDaysAnew } from "../repositories/queries/calendar.ts";
import { deleteExpiredPreviews } from "../repositories/releases/preview.ts";
import { deleteExpiredViewers } from "../repositories/releases/preview-viewer.ts";
import { deleteOldPurges } from "../repositories/releases/purge-note.ts";
import { findCurrentManifest } from "../repositories/releases/release.ts";
import { deleteUnkeptDrafts } from "../repositories/releases/unkept-drafts.ts";
import { deleteClosedWindows } from "../repositories/settings/rate-window.ts";
import { applyVisibility } from "./apply-visibility.ts";
import { copyOpenFiles } from "./copy-open-files.ts";
import { deliverBy } from "./deliver.ts";
import type { Job } from "./job.ts";
import { retention } from "./retention.ts";
import { runSchedule } from "./run-schedule.ts";
import { shipToBackup } from "./ship-to-backup.ts";
import { sweepFiles } from "./sweep-files.ts";
import { takeBackups } from "./take-backups.ts";
import { watchClocks } from "./watch-clocks.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const purgeUploads: Job = {
	name: "purge_uploads",
	everySeconds: HOUR,
	async run({ db, storage, intake }) {
		await intake.incoming.sweep();
		for (let removed = await deleteUnattached(db); removed.length > 0; removed = await deleteUnattached(db))
			for (const { file, thumbnail } of removed) {
				await storage.delete(file);
				if (thumbnail) await storage.delete(thumbnail);
			}
	},
};

const purgeExpired: Job = {
	name: "purge_expired",
	everySeconds: 10 * MINUTE,
	async run({ db, settings }) {
		await deleteExpiredCodes(db);
		await deleteOldPlaces(db);
		await deleteExpiredSessions(db, settings.sessions);
		await deleteClosedWindows(db);
		await deleteOldLog(db);
		await deleteOldFunnel(db);
		await deleteExpiredDrafts(db);
		// Publishing has done so, but for a draft that was on its way in just then.
		const manifest = await findCurrentManifest(db);
		if (manifest) await deleteUnkeptDrafts(db, manifest);
		await deleteExpiredPreviews(db);
		await deleteExpiredViewers(db);
		await deleteExpiredSignIns(db);
		await deleteExpiredChallenges(db);
		await deleteOldDiscarded(db);
		await deleteOldViews(db);
		await deleteOldChanges(db);
		await deleteOldContentChanges(db);
		await deleteSettled(db);
		await deleteOldPurges(db);
	},
};

const countDays: Job = {
	name: "count_days",
	everySeconds: 15,
	run: ({ db }) => countDaysAnew(db),
};

/** Every job. */
export const JOBS: readonly Job[] = [
	purgeUploads,
	purgeExpired,
	watchClocks,
	countDays,
	...CHANNEL_NAMES.map((name) => deliverBy(name)),
	retention,
	applyVisibility,
	sweepFiles,
	copyOpenFiles,
	runSchedule,
	takeBackups,
	shipToBackup(),
];
