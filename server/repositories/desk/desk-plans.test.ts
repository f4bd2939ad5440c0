import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { UserRow } from "../../database/tables.ts";
import { seedScale } from "../../seeding/seed-scale.ts";
import { plansOf } from "../../testing/plans-of.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp } from "../../testing/test-app.ts";
import { listFollowed } from "../messages/followed-messages.ts";
import { listDistricts } from "../people/staff-people.ts";
import { listStaffing } from "../people/staffing.ts";
import { type DeskFilter, type DeskPaging, listDeskIds } from "./desk-cases.ts";
import { readFigures } from "./desk-figures.ts";

let test: TestApp;
let user: UserRow;

beforeAll(async () => {
	test = await openTestApp();
	const { db } = test.services;
	await seedScale(db, { cases: 2_600, articles: 0, projects: 0 });
	await test.login(ADMIN_MOBILE);
	user = await db.selectFrom("app_user").selectAll().where("mobile", "=", ADMIN_MOBILE).executeTakeFirstOrThrow();
}, 120_000);
afterAll(() => test.close());

it.each<[string, DeskFilter, DeskPaging?]>([
	["message_due\\w*", {}],
	["message_due\\w*", { overdue: "overdue" }],
	["message_due\\w*", { assignee: "none" }],
	["message_due_priority", { priority: "urgent" }],
	["message_due_team", { team: "services" }],
	["message_due_district", { district: "West" }],
	["message_due_status", { state: "in_progress" }],
	["message_all_status", { state: "closed" }, { sort: "newest" }],
	["message_all_team", { team: "services", open: "any" }, { sort: "newest" }],
	["message_all_district", { district: "West", open: "any" }, { sort: "newest" }],
	["message_all_priority", { priority: "urgent", open: "any" }, { sort: "newest" }],
	["message_all_district_priority", { district: "West", priority: "high", open: "any" }, { sort: "newest" }],
	["message_all_category", { category: "noise", open: "any" }, { sort: "newest" }],
])("lists the desk's cases by %s alone for %o, sorting none of them", async (index, filter, paging) => {
	const plans = await plansOf(test.services.db, "message", (db) =>
		listDeskIds(db, filter, { user, closed: ["closed"] }, { limit: 10, ...paging }),
	);
	expect(plans.length).toBeGreaterThan(0);
	expect(plans.filter((plan) => !new RegExp(`using ${index} `).test(plan))).toEqual([]);
	expect(plans.filter((plan) => plan.includes("Sort"))).toEqual([]);
});

it("goes from one district to the next by the index of them, and reads no case", async () => {
	const { db } = test.services;
	const { rows } = await sql<{ district: string }>`
		select distinct district from message where district is not null order by district
	`.execute(db);
	expect(rows.length).toBeGreaterThan(1);
	expect(await listDistricts(db)).toEqual(rows.map(({ district }) => district));
	const plans = await plansOf(db, "message", listDistricts);
	expect(plans).toHaveLength(1);
	expect(plans[0]).toMatch(/Recursive Union/);
	expect(plans[0]?.match(/Index Only Scan using message_all_district /g)).toHaveLength(2);
});

it("works out the figures of a year from indexes alone, reading no case and no step", async () => {
	const figures = await plansOf(test.services.db, "message", (db) =>
		readFigures(
			db,
			{ user, closed: ["closed"] },
			{ months: 12, zone: "Asia/Shanghai", districts: { OT: "The Old Town" } },
		),
	);
	expect(figures).toHaveLength(1);
	expect(figures[0]).toMatch(/Index Only Scan using message_figures /);
	expect(figures[0]).toMatch(/Index Only Scan using message_flow_figures /);
});

it("counts what each person has to do from the index of who was given what", async () => {
	const [plan = ""] = await plansOf(test.services.db, "message", (db) => listStaffing(db, user));
	expect(plan).toMatch(/Index Only Scan using message_due_assignee /);
	expect(plan).not.toMatch(/Seq Scan on message/);
});

it("reads what somebody follows without looking through what others follow", async () => {
	const { db } = test.services;
	await sql`insert into message_follow (user_id, message_id) select ${user.id}, id from message where published`.execute(
		db,
	);
	const plans = await plansOf(db, "message_follow", (noting) => listFollowed(noting, user.id, {}));
	expect(plans.length).toBeGreaterThan(1);
	expect(plans.filter((plan) => /Seq Scan on message_follow/.test(plan))).toEqual([]);
});
