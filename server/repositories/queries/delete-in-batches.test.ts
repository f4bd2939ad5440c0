import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";
import { deleteOldLog } from "../people/user-log.ts";

let test: TestApp;

beforeAll(async () => {
	test = await openTestApp();
});
afterAll(() => test.close());

it("deletes what has piled up a few thousand rows a statement, and nothing else", async () => {
	const { db } = test.services;
	await sql`
		insert into user_log (type, path, at, created_at)
		select 'visit', '/old', now(), now() - interval '91 days' from generate_series(1, 11000)
		union all select 'visit', '/new', now(), now()
	`.execute(db);
	await sql`create table deleted_at_once (count integer)`.execute(db);
	await sql`
		create function note_deleted() returns trigger language plpgsql as $$
		begin insert into deleted_at_once select count(*) from gone; return null; end $$
	`.execute(db);
	await sql`
		create trigger note_deleted after delete on user_log
		referencing old table as gone for each statement execute function note_deleted()
	`.execute(db);
	await deleteOldLog(db);
	const { rows } = await sql<{ count: number }>`select count from deleted_at_once`.execute(db);
	expect(rows.map(({ count }) => count)).toEqual([5_000, 5_000, 1_000]);
	const left = await db.selectFrom("user_log").select("path").where("path", "in", ["/old", "/new"]).execute();
	expect(left).toEqual([{ path: "/new" }]);
});
