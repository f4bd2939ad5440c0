import { isDeepStrictEqual } from "node:util";
import type { WorkflowArtefact } from "../../schemas/release.ts";
import { addWorkingDays } from "../../schemas/rules/working-days.ts";
import { currentWorkflow } from "../cases/workflow.ts";
import type { Db } from "../database/connection.ts";
import { findTimeZone } from "../repositories/calendar.ts";
import {
	clockStarts,
	flagOverdueBatch,
	lookAgain,
	stopLooking,
	takeDueClocks,
	watchFrom,
} from "../repositories/message-watch.ts";
import { readSetting, writeSetting } from "../repositories/setting.ts";
import type { Job } from "./job.ts";

/** The clocks of the release in force, and the time zone in which they count working days. */
type Clocks = { clocks: WorkflowArtefact["clocks"]; time_zone: string };

const SETTING = "watched_clocks";

/** Cases that are looked at in one transaction: some milliseconds of the thread that also answers visitors. */
const AT_ONCE = 200;

/** Cases that are marked to be looked at in one statement. */
const MARKED_AT_ONCE = 10_000;

const FIRST_ID = "00000000-0000-0000-0000-000000000000";

/** Where the clocks are others than before, when they run out is to be found out anew for every case. */
async function watchAllAnew(db: Db, clocks: Clocks): Promise<void> {
	if (isDeepStrictEqual(await readSetting(db, SETTING), clocks)) return;
	for (let last: string | null = FIRST_ID; last !== null; last = await watchFrom(db, last, MARKED_AT_ONCE));
	await writeSetting(db, SETTING, clocks);
}

/** When the first of the clocks that run for a case runs out, by case. */
async function firstDue(db: Db, ids: readonly string[], { clocks, time_zone }: Clocks): Promise<Map<string, Date>> {
	const due = new Map<string, Date>();
	for (const clock of clocks) {
		for (const { message_id, since } of await clockStarts(db, ids, clock)) {
			const at = addWorkingDays(since, clock.days, time_zone);
			const known = due.get(message_id);
			if (!known || at < known) due.set(message_id, at);
		}
	}
	return due;
}

/** Looks at some of the cases that are due; false when there were none. */
async function watchSome(db: Db, clocks: Clocks): Promise<boolean> {
	return db.transaction().execute(async (transaction) => {
		const ids = await takeDueClocks(transaction, AT_ONCE);
		if (ids.length === 0) return false;
		const due = await firstDue(transaction, ids, clocks);
		const now = new Date();
		const overdue = [...due].filter(([, at]) => at < now).map(([id]) => id);
		await flagOverdueBatch(transaction, overdue);
		for (const id of overdue) due.delete(id);
		await lookAgain(transaction, due);
		await stopLooking(
			transaction,
			ids.filter((id) => !due.has(id)),
		);
		return true;
	});
}

/** Flags cases whose clocks have run out: those of the deadlines that the filer was told. */
export const watchClocks: Job = {
	name: "watch_clocks",
	everySeconds: 600,
	async run({ db }) {
		const { clocks } = await currentWorkflow(db);
		const now: Clocks = { clocks, time_zone: await findTimeZone(db) };
		await watchAllAnew(db, now);
		while (await watchSome(db, now));
	},
};
