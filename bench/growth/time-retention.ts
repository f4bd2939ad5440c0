import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "../../server/database/connection.ts";
import { carryOutRetention, retentionRules } from "../../server/jobs/retention.ts";
import type { Storage } from "../../server/uploads/storage.ts";
import { percentile } from "../measure/statistics.ts";

/** The lanes that it is done on, and that are asked meanwhile. */
type Lanes = { jobs: Db; reading: Db; storage: Storage };

/** Between two questions of the reader beside it, in milliseconds. */
const READER_PAUSE_MS = 20;

/** How long the reader requests alone first. */
const ALONE_MS = 2_000;

/** Sets settled cases back by twenty years, so that their time is over; returns how many they are. */
async function ageCases(db: Db, wanted: number): Promise<number> {
	const rules = await retentionRules(db);
	const states = [...new Set(rules.flatMap(({ retention }) => retention.after))];
	const { rows } = await sql<{ id: string }>`
		update message set submitted_at = submitted_at - interval '20 years' where id in (
			select id from message where status = any(${states}) and anonymised_at is null
				and submitted_at > now() - interval '10 years' limit ${wanted}
		) returning id
	`.execute(db);
	const ids = rows.map(({ id }) => id);
	await sql`update message_flow set created_at = created_at - interval '20 years' where message_id = any(${ids}::uuid[])`.execute(
		db,
	);
	await sql`vacuum analyze message, message_flow`.execute(db);
	return ids.length;
}

/** Asks for the newest public cases until it is told to end; how long each took, in milliseconds. */
async function readLists(db: Db, ended: () => boolean): Promise<number[]> {
	const times: number[] = [];
	for (; !ended(); await sleep(READER_PAUSE_MS)) {
		const begun = performance.now();
		await sql`select id, title from message where published order by submitted_at desc, id desc limit 10`.execute(db);
		times.push(performance.now() - begun);
	}
	return times;
}

const p95 = (times: readonly number[]) => `${percentile(times, 0.95).toFixed(1)} ms`;

/** Carries retention out, run after run as the job does it every hour, until nothing is due. */
async function carryOutAll({ jobs: db, storage }: Lanes): Promise<{ cases: number; ms: number }> {
	const begun = performance.now();
	for (let cases = 0; ; ) {
		const run = (await carryOutRetention({ db, storage })).reduce((sum, tally) => sum + tally.cases, 0);
		if (run === 0) return { cases, ms: performance.now() - begun };
		cases += run;
	}
}

/** Times retention of so many cases, and a public list beside it: lines of a table. */
export async function timeRetention(lanes: Lanes, wanted: number): Promise<Record<string, string>> {
	const due = await ageCases(lanes.jobs, wanted);
	const alone = await readLists(
		lanes.reading,
		(
			(end) => () =>
				performance.now() > end
		)(performance.now() + ALONE_MS),
	);
	let over = false;
	const reading = readLists(lanes.reading, () => over);
	const { cases, ms } = await carryOutAll(lanes);
	over = true;
	return {
		[`retention of ${cases.toLocaleString("en-US")} cases, ${due.toLocaleString("en-US")} of them set back`]: `${(ms / 1_000).toFixed(1)} s`,
		"of these, 50 cases, a transaction and its pause": `${((ms / cases) * 50).toFixed(0)} ms`,
		"a public list beside it, p95; alone": `${p95(await reading)}; ${p95(alone)}`,
	};
}
