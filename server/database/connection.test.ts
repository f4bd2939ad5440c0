import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../testing/test-app.ts";

let test: TestApp;

beforeAll(async () => {
	test = await openTestApp();
}, 60_000);
afterAll(() => test.close());

it("outlives a connection that is cut in the middle of a transaction", async () => {
	const { db } = test.services;
	const cut = db.transaction().execute(async (transaction) => {
		const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
		// Waits until it has ended, for as many milliseconds at most.
		await sql`select pg_terminate_backend(${rows[0]?.pid}, 50000)`.execute(db);
		await sql`select 1`.execute(transaction);
	});
	await expect(cut).rejects.toThrow();
	expect((await test.call("/api/Configs/getAll?key=base")).code).toBe(0);
});
