import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { UserRow } from "../database/tables.ts";
import { countDesk } from "../repositories/desk/desk-counts.ts";
import { currentTeams } from "../repositories/releases/handling-documents.ts";
import { findCurrentManifest } from "../repositories/releases/release.ts";
import { countedStatements } from "../testing/counted-statements.ts";
import { openDesk } from "../testing/filed-case.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp } from "../testing/test-app.ts";
import { deskSummaries } from "./case-summary.ts";
import { deskCase } from "./desk-case.ts";

let test: TestApp;
let ids: string[];
let user: UserRow;

beforeAll(async () => {
	test = await openTestApp();
	const { db } = test.services;
	const desk = await openDesk(test);
	await test.login(ADMIN_MOBILE);
	await sql`delete from message`.execute(db);
	ids = [await desk.fileId(), await desk.fileId(), await desk.fileId()];
	const found = db.selectFrom("app_user").selectAll().where("mobile", "=", ADMIN_MOBILE);
	user = await found.executeTakeFirstOrThrow();
	await sql`update message set assignee_id = ${user.id}, due_at = now() + interval '9 days' where id = ${ids[0]}`.execute(
		db,
	);
	await sql`update message set due_at = now() + interval '1 day' where id = ${ids[1]}`.execute(db);
	await sql`update message set due_at = now() - interval '1 day' where id = ${ids[2]}`.execute(db);
}, 60_000);
afterAll(() => test.close());

it("has the release in force from memory once it was read", async () => {
	const { db } = test.services;
	await currentTeams(db);
	expect(await countedStatements(db, findCurrentManifest)).toBe(1);
	expect(await countedStatements(db, currentTeams)).toBe(1);
	expect(await findCurrentManifest(db)).toEqual(
		(await db.selectFrom("release").select("manifest").executeTakeFirstOrThrow()).manifest,
	);
});

it("asks no more for a long list of cases that keep no workflow than for one of them", async () => {
	const { db } = test.services;
	await sql`update message set workflow_hash = null`.execute(db);
	const costOf = (listed: string[]) => countedStatements(db, (counting) => deskSummaries(counting, listed, user.id));
	const cost = await costOf(ids);
	const ofOne = await costOf(ids.slice(0, 1));
	expect(cost).toBe(ofOne);
	const summaries = await deskSummaries(db, ids, user.id);
	expect(summaries.map(({ id, status_label }) => [id, status_label])).toEqual(
		ids.map((id) => [id, "Waiting to be accepted"]),
	);
});

it("counts what waits at the desk by one statement, beside who stands in for whom", async () => {
	const { db } = test.services;
	expect(await countDesk(db, user)).toEqual({ mine: 1, unassigned: 2, overdue: 1, soon: 1, open: 3 });
	expect(await countedStatements(db, (counting) => countDesk(counting, user))).toBe(2);
});

it("asks once how districts are called for a case with others like it", async () => {
	const { db } = test.services;
	const [id = ""] = ids;
	expect((await deskCase(test.services, id, user)).similar).not.toEqual([]);
	expect(await countedStatements(db, (counting) => deskCase({ ...test.services, db: counting }, id, user))).toBe(28);
});
