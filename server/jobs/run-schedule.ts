import { record } from "../audit/record.ts";
import type { Db } from "../database/connection.ts";
import { demandUnrevoked } from "../release/demand-unrevoked.ts";
import { type DataMap, fitData } from "../release/fit-data.ts";
import { reopenDraftRelease } from "../repositories/releases/draft-release.ts";
import { lockPublishing, makeCurrent } from "../repositories/releases/publication.ts";
import { findCurrent, findManifest } from "../repositories/releases/release.ts";
import { lockDueSchedules, type ScheduledRelease, settleSchedule } from "../repositories/releases/release-schedule.ts";
import { Refusal } from "../wire/refusal.ts";
import type { Job } from "./job.ts";

/** Puts a release in force by itself; cases go where `map` says. Throws a Refusal where it was revoked, or lacks what stored data holds. */
async function putInForce(
	db: Db,
	id: string,
	map: DataMap,
	publication: Parameters<typeof makeCurrent>[2],
): Promise<void> {
	const manifest = await findManifest(db, id);
	if (!manifest) throw new Error(`The release ${id} is not stored.`);
	await demandUnrevoked(db, id, manifest);
	await fitData(db, manifest, map);
	await makeCurrent(db, id, publication);
	const action = publication.origin === "published" ? "release.published" : "release.restored";
	const detail = { note: publication.note, scheduled: true };
	await record(db, { actor: null, from: "", action, object: { kind: "release", id }, detail });
}

/** Lets a scheduled release come, or go. Throws a Refusal where it can't. */
async function carryOut(db: Db, due: ScheduledRelease): Promise<void> {
	const { id, state, release_id, over_id, ends_at, note, author_id, map } = due;
	const current = await findCurrent(db);
	if (state === "waiting") {
		if (current?.id !== over_id) throw new Refusal(409, "Somebody else has published in the meantime.");
		await putInForce(db, release_id, map, { origin: "published", note, author_id });
		return settleSchedule(db, id, ends_at === null ? "ended" : "in_force");
	}
	// What somebody has published over it stays: nobody has said to take that back.
	if (current?.id === release_id) await putInForce(db, over_id, map, { origin: "restored", note, author_id });
	return settleSchedule(db, id, "ended");
}

/** Carried out in one transaction with what is written down of it, or nothing of either. Returns what was due. */
const runDue = (db: Db): Promise<ScheduledRelease | undefined> =>
	db.transaction().execute(async (transaction) => {
		await lockPublishing(transaction);
		const [due] = await lockDueSchedules(transaction);
		if (due) await carryOut(transaction, due).catch((cause: unknown) => Promise.reject(new NotCarriedOut(due, cause)));
		return due;
	});

/** A schedule that could not be carried out, and why. */
class NotCarriedOut extends Error {
	readonly due: ScheduledRelease;

	constructor(due: ScheduledRelease, cause: unknown) {
		super("A scheduled release could not be put in force.", { cause });
		this.due = due;
	}
}

/** Shown beside what is scheduled, and in the audit log: whoever scheduled it may be away. The edits of what did not come are open again. */
const settleFailed = (db: Db, { id, release_id, state }: ScheduledRelease, { text, values }: Refusal) =>
	db.transaction().execute(async (transaction) => {
		await settleSchedule(transaction, id, "failed", { text, values });
		if (state === "waiting") await reopenDraftRelease(transaction, release_id);
		const object = { kind: "release", id: release_id } as const;
		const detail = { why: text, ...values };
		await record(transaction, { actor: null, from: "", action: "release.schedule_failed", object, detail });
	});

/** Does what is due next. What is refused is written down as failed, with the reason; what failed otherwise is tried again. */
async function runNext(db: Db): Promise<boolean> {
	try {
		return (await runDue(db)) !== undefined;
	} catch (error) {
		if (!(error instanceof NotCarriedOut) || !(error.cause instanceof Refusal)) throw error;
		await settleFailed(db, error.due, error.cause);
		return true;
	}
}

/** Lets scheduled releases come and go: whichever process finds one due, also after a restart. */
export const runSchedule: Job = {
	name: "run_schedule",
	everySeconds: 5,
	async run({ db }) {
		while (await runNext(db));
	},
};
