import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { deleteUnattached } from "../repositories/messages/upload.ts";
import { writeSetting } from "../repositories/settings/setting.ts";
import { storeBytes } from "../testing/store-bytes.ts";
import { openTestApp, type TestApp } from "../testing/test-app.ts";
import { JOBS } from "./registry.ts";
import { runIfDue, scheduleJobs } from "./schedule.ts";

let test: TestApp;

beforeAll(async () => {
	test = await openTestApp();
	const stop = await scheduleJobs(test.services, JOBS);
	await stop();
}, 60_000);
afterAll(() => test.close());

async function runNow(name: string): Promise<void> {
	const job = JOBS.find((one) => one.name === name);
	if (!job) throw new Error(`There is no job ${name}.`);
	await test.services.db
		.updateTable("job")
		.set({ run_after: new Date(0) })
		.where("name", "=", name)
		.execute();
	expect(await runIfDue(test.services, job)).toBe(true);
}

it("runs a job once when two processes find it due together, and not again before its time", async () => {
	let runs = 0;
	const job = { name: "counted", everySeconds: 3600, run: async () => void runs++ };
	await (await scheduleJobs(test.services, [job]))();
	expect(runs).toBe(1);
	await test.services.db
		.updateTable("job")
		.set({ run_after: new Date(0) })
		.where("name", "=", "counted")
		.execute();
	await Promise.all([runIfDue(test.services, job), runIfDue(test.services, job)]);
	expect(await runIfDue(test.services, job)).toBe(false);
	expect(runs).toBe(2);
});

it("runs a job that failed as soon as it is looked for again", async () => {
	let runs = 0;
	const run = () => Promise.reject(new Error(`failure ${++runs}`));
	const job = { name: "failing", everySeconds: 3600, run };
	await test.services.db
		.insertInto("job")
		.values({ name: "failing", run_after: new Date(0) })
		.execute();
	for (let failures = 1; failures <= 50; failures++)
		await expect(runIfDue(test.services, job)).rejects.toThrow(`failure ${failures}`);
});

it("runs a job that a clock which went forward and back has put off for years", async () => {
	let runs = 0;
	const job = { name: "jumped", everySeconds: 600, run: async () => void runs++ };
	await (await scheduleJobs(test.services, [job]))();
	const putOff = (interval: string) =>
		sql`update job set run_after = clock_timestamp() + ${interval}::interval where name = 'jumped'`.execute(
			test.services.db,
		);
	await putOff("9 minutes");
	expect(await runIfDue(test.services, job)).toBe(false);
	await putOff("10 years");
	expect(await runIfDue(test.services, job)).toBe(true);
	expect(runs).toBe(2);
});

const HOUR_MS = 3600 * 1000;
const upload = (id: string, hours: number, size = 1) => ({
	id,
	owner_id: null,
	message_id: null,
	flow_id: null,
	name: "a",
	size,
	mime: "application/pdf",
	file: `${id}-file`,
	thumbnail: null,
	created_at: new Date(Date.now() - hours * HOUR_MS),
});
const waiting = async (ids: string[]) => {
	const rows = await test.services.db.selectFrom("upload").select("id").where("id", "in", ids).orderBy("id").execute();
	return rows.map(({ id }) => id);
};

it("removes uploads that nobody attached within the days of a draft, bytes and all", async () => {
	const { db, storage } = test.services;
	await db
		.insertInto("upload")
		.values([upload("new", 29 * 24), upload("old", 31 * 24)])
		.execute();
	for (const id of ["old", "new"]) await storeBytes(storage, `${id}-file`, "x", "application/pdf");
	await runNow("purge_uploads");
	expect(await waiting(["old", "new"])).toEqual(["new"]);
	expect(await storage.get("old-file")).toBeNull();
	const stored = await storage.get("new-file");
	expect(stored).not.toBeNull();
	stored?.destroy();
});

it("removes all of them, however many, some at a time", async () => {
	const { db } = test.services;
	await sql`
		insert into upload (id, name, size, mime, file, created_at)
		select 'many-' || n, 'a', 1, 'application/pdf', 'many-' || n, now() - interval '31 days' from generate_series(1, 1200) n
	`.execute(db);
	await runNow("purge_uploads");
	const left = db.selectFrom("upload").select("id").where("id", "like", "many-%");
	expect(await left.execute()).toEqual([]);
});

it("keeps what waits for a case within a bound, the oldest going first, but nothing of the last two days", async () => {
	const { db } = test.services;
	await db
		.insertInto("upload")
		.values([upload("a", 1, 70), upload("b", 47, 70), upload("c", 49, 70), upload("d", 99, 70), upload("e", 120, 70)])
		.execute();
	const ids = ["a", "b", "c", "d", "e"];
	await deleteUnattached(db, 300);
	expect(await waiting(ids)).toEqual(["a", "b", "c", "d"]);
	await deleteUnattached(db, 100, 1);
	expect(await waiting(ids)).toEqual(["a", "b", "c"]);
	await deleteUnattached(db, 100);
	expect(await waiting(ids)).toEqual(["a", "b"]);
});

it("flags a case as overdue once its clock has run out, and not before", async () => {
	const { db } = test.services;
	const { id } = await db
		.selectFrom("message")
		.select("id")
		.where("status", "=", "submitted")
		.limit(1)
		.executeTakeFirstOrThrow();
	const overdueAfter = async (days: number) => {
		await db.updateTable("message").set({ overdue: false }).where("id", "=", id).execute();
		await db.deleteFrom("message_flow").where("message_id", "=", id).execute();
		const created_at = sql<Date>`now() - make_interval(days => ${days})`;
		await sql`insert into message_flow (message_id, action, to_status, created_at) values (${id}, 'submit', 'submitted', ${created_at})`.execute(
			db,
		);
		await runNow("watch_clocks");
		return (await db.selectFrom("message").select("overdue").where("id", "=", id).executeTakeFirstOrThrow()).overdue;
	};
	expect(await overdueAfter(1)).toBe(false);
	expect(await overdueAfter(60)).toBe(true);
});

async function runAgain(): Promise<string> {
	const { rows } = await sql<{ plan: string }>`explain (format json, analyze)
		select message_id from message_watch where look_after <= now() order by look_after limit 200 for update skip locked`.execute(
		test.services.db,
	);
	return JSON.stringify(rows);
}

it("looks at no case again before its next clock runs out, and at all of them when the clocks are others", async () => {
	const { db } = test.services;
	await runNow("watch_clocks");
	const watched = await db.selectFrom("message_watch").select("look_after").execute();
	expect(watched.length).toBeGreaterThan(0);
	expect(watched.filter(({ look_after }) => look_after < new Date())).toEqual([]);
	const stopped = await db.selectFrom("message").select("id").where("status", "=", "closed").execute();
	const ids = stopped.map(({ id }) => id);
	expect(await db.selectFrom("message_watch").selectAll().where("message_id", "in", ids).execute()).toEqual([]);
	expect(await runAgain()).toContain("message_watch_due");

	// Each is looked at once more, for its clocks may have run out by the new rules.
	await writeSetting(db, "watched_clocks", { clocks: [], time_zone: "UTC" });
	await sql`update message_watch set look_after = 'infinity'`.execute(db);
	await runNow("watch_clocks");
	const anew = await db.selectFrom("message_watch").select("look_after").execute();
	expect(anew.map(({ look_after }) => look_after)).toEqual(
		expect.arrayContaining(watched.map((one) => one.look_after)),
	);
});

it("runs one job while another takes long", async () => {
	const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
	const { promise: ran, resolve: run } = Promise.withResolvers<void>();
	const stop = await scheduleJobs(test.services, [
		{ name: "long", everySeconds: 3600, run: () => held },
		{ name: "short", everySeconds: 3600, run: async () => run() },
	]);
	await ran;
	letGo();
	await stop();
});
