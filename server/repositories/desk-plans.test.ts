import { CompiledQuery, type KyselyPlugin, sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { UserRow } from "../database/tables.ts";
import { seedScale } from "../seeding/seed-scale.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp } from "../testing/test-app.ts";
import { type DeskFilter, type DeskPaging, listDeskIds } from "./desk-cases.ts";

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

/** The plan of a statement, without the ways that a small table would be read by. */
const planOf = (statement: CompiledQuery): Promise<string> =>
	test.services.db.transaction().execute(async (transaction) => {
		await sql`set local enable_seqscan = off`.execute(transaction);
		await sql`set local enable_sort = off`.execute(transaction);
		const explain = CompiledQuery.raw(`explain ${statement.sql}`, [...statement.parameters]);
		const { rows } = await transaction.executeQuery<{ "QUERY PLAN": string }>(explain);
		return rows.map((row) => row["QUERY PLAN"]).join("\n");
	});

/** The plans of what the product reads cases by, for a list of the desk. */
async function plansOf(filter: DeskFilter, paging: DeskPaging = {}): Promise<string[]> {
	const { db } = test.services;
	const statements: CompiledQuery[] = [];
	const noting: KyselyPlugin = {
		transformQuery({ node, queryId }) {
			const statement = db.getExecutor().compileQuery(node, queryId);
			if (/from "?message"?\b/.test(statement.sql)) statements.push(statement);
			return node;
		},
		transformResult: async ({ result }) => result,
	};
	await listDeskIds(db.withPlugin(noting), filter, { user, closed: ["closed"] }, { limit: 10, ...paging });
	const plans: string[] = [];
	for (const statement of statements) plans.push(await planOf(statement));
	return plans;
}

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
	["message_all_category", { category: "noise", open: "any" }, { sort: "newest" }],
])("lists the desk's cases by %s alone for %o, sorting none of them", async (index, filter, paging) => {
	const plans = await plansOf(filter, paging);
	expect(plans.length).toBeGreaterThan(0);
	expect(plans.filter((plan) => !new RegExp(`using ${index} `).test(plan))).toEqual([]);
	expect(plans.filter((plan) => plan.includes("Sort"))).toEqual([]);
});
