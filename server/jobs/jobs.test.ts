import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
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

it("removes uploads that nobody attached within two days, bytes and all", async () => {
	const { db, storage } = test.services;
	const upload = {
		owner_id: null,
		message_id: null,
		flow_id: null,
		name: "a",
		size: 1,
		mime: "application/pdf",
		thumbnail: null,
	};
	const old = new Date(Date.now() - 49 * 3600 * 1000);
	await db
		.insertInto("upload")
		.values([
			{ ...upload, id: "old", file: "old-file", created_at: old },
			{ ...upload, id: "new", file: "new-file" },
		])
		.execute();
	await storage.put("old-file", Buffer.from("x"), upload.mime);
	await storage.put("new-file", Buffer.from("x"), upload.mime);
	await runNow("purge_uploads");
	expect(await db.selectFrom("upload").select("id").where("id", "in", ["old", "new"]).execute()).toEqual([
		{ id: "new" },
	]);
	expect(await storage.get("old-file")).toBeNull();
	const kept = await storage.get("new-file");
	expect(kept).not.toBeNull();
	kept?.destroy();
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
