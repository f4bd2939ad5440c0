import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { asArray, asObject } from "../../schemas/json/json.ts";
import type { Job } from "../jobs/job.ts";
import { JOBS } from "../jobs/registry.ts";
import { runIfDue, scheduleJobs } from "../jobs/schedule.ts";
import { JOB_LOOK_SECONDS, listJobStates } from "../repositories/settings/job-state.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";

const TWO_HOURS = 7_200;

let test: TestApp;
let administrator: string;

beforeAll(async () => {
	test = await openTestApp({ PORTICO_METRICS_TOKEN: "scrape" });
	administrator = await test.login(ADMIN_MOBILE);
	await (await scheduleJobs(test.services, JOBS))();
}, 60_000);
afterAll(() => test.close());

const found = JOBS.find(({ name }) => name === "watch_clocks");
const clocks: Job = found ?? { name: "none", everySeconds: 0, run: async () => undefined };

/** Sets back when a job last went well, and lets it be due. */
const wentWellBefore = (name: string, seconds: number) =>
	sql`update job set ran_at = now() - make_interval(secs => ${seconds}), run_after = to_timestamp(0) where name = ${name}`.execute(
		test.services.db,
	);

/** By how many seconds /metrics says that a job is late. */
async function lateInMetrics(name: string): Promise<number> {
	const { body } = await test.app.inject({ url: "/metrics", headers: { authorization: "Bearer scrape" } });
	return Number(new RegExp(`^portico_job_late_seconds\\{job="${name}"\\} (\\S+)$`, "m").exec(body)?.[1]);
}

/** The jobs that the operator's page says are alarmingly late. */
async function alarming(): Promise<unknown[]> {
	const { data } = await test.call("/admin/api/operation", { token: administrator });
	const alarms = asArray(valueIn(data, "alarms")).map(asObject);
	return alarms.filter(({ alarm }) => alarm === "PorticoJobLate").map(({ labels }) => valueIn(labels, "job"));
}

it("tells in /metrics and by an alarm on the operator's page that a job fails, until it goes well again", async () => {
	expect(await alarming()).toEqual([]);
	await wentWellBefore(clocks.name, TWO_HOURS);
	const fails = { ...clocks, run: () => Promise.reject(new Error("The disk is full.")) };
	for (const _ of ["first", "second"])
		await expect(runIfDue(test.services, fails)).rejects.toThrow("The disk is full.");
	const expected = TWO_HOURS - clocks.everySeconds - JOB_LOOK_SECONDS;
	const late = await lateInMetrics(clocks.name);
	expect([late >= expected, late < expected + 300]).toEqual([true, true]);
	expect(await alarming()).toEqual([clocks.name]);
	expect(await runIfDue(test.services, clocks)).toBe(true);
	expect(await lateInMetrics(clocks.name)).toBe(0);
	expect(await alarming()).toEqual([]);
});

it("tells that a job hangs which a process has in hand", async () => {
	await wentWellBefore(clocks.name, TWO_HOURS);
	const begun = Promise.withResolvers<void>();
	const ended = Promise.withResolvers<void>();
	const run = () => {
		begun.resolve();
		return ended.promise;
	};
	const running = runIfDue(test.services, { ...clocks, run });
	await begun.promise;
	expect(await runIfDue(test.services, clocks)).toBe(false);
	expect(await alarming()).toEqual([clocks.name]);
	ended.resolve();
	await running;
	expect(await alarming()).toEqual([]);
});

it("tells of one that never went well, and not of what is not due, or not of this version", async () => {
	const { db } = test.services;
	const hour = sql<Date>`now() - interval '1 hour'`;
	await db
		.insertInto("job")
		.values([
			{ name: "never", run_after: new Date(), enlisted_at: hour },
			{ name: "bygone", run_after: hour, enlisted_at: hour },
		])
		.execute();
	await wentWellBefore(clocks.name, clocks.everySeconds + JOB_LOOK_SECONDS - 10);
	const states = await listJobStates(db, [clocks, { name: "never", everySeconds: 86_400 }]);
	expect(states.map(({ name, late }) => [name, Math.floor(late / 60)])).toEqual([
		["never", 59],
		[clocks.name, 0],
	]);
});
