import { isDeepStrictEqual } from "node:util";
import type { WorkflowArtefact } from "../../schemas/release.ts";
import { settleClocks } from "../cases/settle-clocks.ts";
import { currentWorkflow } from "../cases/workflow.ts";
import type { Db } from "../database/connection.ts";
import {
	listHandled,
	lookAgain,
	stopLooking,
	takeDueClocks,
	watchFrom,
} from "../repositories/messages/message-watch.ts";
import { findTimeZone } from "../repositories/queries/calendar.ts";
import { currentHandling } from "../repositories/releases/handling-documents.ts";
import { readSetting, writeSetting } from "../repositories/settings/setting.ts";
import type { Job } from "./job.ts";

/** The clocks of the release in force, and by which days they count. */
type Clocks = { clocks: WorkflowArtefact["clocks"]; time_zone: string; holidays: unknown };

const SETTING = "watched_clocks";

/** Cases that are looked at in one transaction: some milliseconds of the thread that also answers visitors. */
const AT_ONCE = 200;

/** Cases that are marked to be looked at in one statement. */
const MARKED_AT_ONCE = 10_000;

const FIRST_ID = "00000000-0000-0000-0000-000000000000";

/** Where the clocks are others than before, when they run out is to be found out anew for every open case. */
async function watchAllAnew(db: Db, clocks: Clocks, closed: readonly string[]): Promise<void> {
	if (isDeepStrictEqual(await readSetting(db, SETTING), clocks)) return;
	for (let last: string | null = FIRST_ID; last !== null; last = await watchFrom(db, last, closed, MARKED_AT_ONCE));
	await writeSetting(db, SETTING, clocks);
}

/** Looks at some of the cases that are due; false when there were none. */
async function watchSome(db: Db): Promise<boolean> {
	return db.transaction().execute(async (transaction) => {
		const ids = await takeDueClocks(transaction, AT_ONCE);
		if (ids.length === 0) return false;
		const due = new Map<string, Date>();
		for (const handled of await listHandled(transaction, ids)) {
			const at = await settleClocks(transaction, handled);
			if (at && at > new Date()) due.set(handled.id, at);
		}
		await lookAgain(transaction, due);
		await stopLooking(
			transaction,
			ids.filter((id) => !due.has(id)),
		);
		return true;
	});
}

/** Says of cases when their clocks run out, and flags those whose clocks have: those of the deadlines that the filer was told. */
export const watchClocks: Job = {
	name: "watch_clocks",
	everySeconds: 600,
	async run({ db }) {
		const { clocks, states } = await currentWorkflow(db);
		const closed = Object.entries(states).flatMap(([name, { open311 }]) => (open311 === "closed" ? [name] : []));
		const { holidays } = await currentHandling(db);
		const now: Clocks = { clocks, time_zone: await findTimeZone(db), holidays: holidays ?? null };
		await watchAllAnew(db, now, closed);
		while (await watchSome(db));
	},
};
