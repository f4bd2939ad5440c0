import { afterAll, beforeAll, expect, it } from "vitest";
import { asArray, asObject } from "../../schemas/json/json.ts";
import { findUserBy } from "../repositories/people/user.ts";
import { type CaseDesk, openDesk } from "../testing/filed-case.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";

const CLERK = "13700000071";
const DEPUTY = "13700000072";
const today = new Date().toISOString().slice(0, 10);
const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

let test: TestApp;
let desk: CaseDesk;
let administrator: string;
const tokens: Record<string, string> = {};
const ids: Record<string, string> = {};

beforeAll(async () => {
	test = await openTestApp();
	desk = await openDesk(test);
	administrator = await test.login(ADMIN_MOBILE);
	for (const mobile of [CLERK, DEPUTY]) {
		tokens[mobile] = await test.login(mobile);
		ids[mobile] = (await findUserBy(test.services.db, "mobile", mobile))?.id ?? "";
		const body = { role: "handler" };
		expect((await test.call(`/admin/api/people/${ids[mobile]}/grants`, { token: administrator, body })).code).toBe(0);
	}
}, 60_000);
afterAll(() => test.close());

const token = (mobile: string) => tokens[mobile] ?? "";
const send = (mobile: string, path: string, body: object) =>
	test.call(`/admin/api/${path}`, { token: token(mobile), body });
const away = (of: string, body: object, by = of) => send(by, `people/${ids[of]}/absence`, body);

async function mine(mobile: string) {
	const { data } = await test.call("/admin/api/desk/cases?assignee=me&limit=50", { token: token(mobile) });
	return asArray(valueIn(data, "list")).map((one) => valueIn(one, "id"));
}

async function staffingOf(mobile: string, by = mobile) {
	const { data } = await test.call("/admin/api/staffing", { token: token(by) });
	return asArray(valueIn(data, "list")).find((one) => valueIn(one, "id") === ids[mobile]);
}

it("gives a deputy the cases of who is away, tells of both where a case is given, and ends with the absence", async () => {
	const id = await desk.fileId();
	const { data } = await test.call(`/admin/api/desk/case?id=${id}`, { token: token(CLERK) });
	const body = { id, version: valueIn(data, "version"), assignee: ids[CLERK] };
	expect((await send(CLERK, "desk/cases/assign", body)).code).toBe(0);
	expect(await mine(CLERK)).toEqual([id]);
	expect(await mine(DEPUTY)).toEqual([]);

	expect((await away(CLERK, { from: today, until: nextWeek, deputy: ids[DEPUTY] })).code).toBe(0);
	expect(await staffingOf(CLERK)).toMatchObject({
		open: 1,
		overdue: 0,
		may_change: true,
		absence: { from: today, until: nextWeek, away: true, deputy: { id: ids[DEPUTY] } },
	});
	expect(await mine(DEPUTY)).toEqual([id]);
	expect(await staffingOf(DEPUTY)).toMatchObject({ open: 1, overdue: 0, standing_in: 1 });
	const byName = await test.call(`/admin/api/desk/cases?assignee=${ids[DEPUTY]}`, { token: token(CLERK) });
	expect(asArray(valueIn(byName.data, "list"))).toMatchObject([{ id }]);
	const filters = await test.call("/admin/api/desk/filters", { token: token(DEPUTY), language: "en-US" });
	const offered = asArray(valueIn(filters.data, "assignable")).find((one) => valueIn(one, "value") === ids[CLERK]);
	expect(asObject(offered).label).toMatch(/: 1 open, 0 overdue; away until .+, .+ stands in$/);

	expect((await send(CLERK, `people/${ids[CLERK]}/absence/end`, {})).code).toBe(0);
	expect(await mine(DEPUTY)).toEqual([]);
	expect(await staffingOf(CLERK)).toMatchObject({ absence: null });
});

it("answers who gives a case to somebody away with who stands in, and gives it where that is meant", async () => {
	const id = await desk.fileId();
	const give = async (assignee: string | undefined, more: object = {}, by = DEPUTY) => {
		const { data } = await test.call(`/admin/api/desk/case?id=${id}`, { token: token(by) });
		return send(by, "desk/cases/assign", { id, version: valueIn(data, "version"), assignee, ...more });
	};
	expect((await away(CLERK, { from: today, until: nextWeek, deputy: ids[DEPUTY] })).code).toBe(0);
	const { nickname } = asObject(await findUserBy(test.services.db, "mobile", DEPUTY));
	const refused = await give(ids[CLERK]);
	expect(refused.code).toBe(422);
	expect(refused.msg).toContain(`${nickname} stands in: choose ${nickname}`);
	expect(asArray(valueIn(refused.data, "errors"))).toMatchObject([{ pointer: "/assignee", message: refused.msg }]);
	const bulk = { query: "keyword=no+such+words", do: "assign", assignee: ids[CLERK] };
	expect((await send(DEPUTY, "desk/bulk", bulk)).code).toBe(422);
	expect((await send(DEPUTY, "desk/bulk", { ...bulk, although_away: true })).code).toBe(0);
	expect((await give(ids[CLERK], { although_away: true })).code).toBe(0);
	expect((await give(ids[DEPUTY])).code).toBe(0);
	// Whoever takes a case is there.
	expect((await give(ids[CLERK], {}, CLERK)).code).toBe(0);
	expect((await send(CLERK, `people/${ids[CLERK]}/absence/end`, {})).code).toBe(0);
});

it("offers for a case who may handle it, oneself first, and filters by oneself and by nobody", async () => {
	const id = await desk.fileId();
	const assignments = JSON.stringify([{ right: "handles", team: "no-such-team" }]);
	const { db } = test.services;
	await db.updateTable("app_user").set({ roles: [], assignments }).where("mobile", "=", CLERK).execute();
	const offered = async (query: string, list: string) => {
		const { data } = await test.call(`/admin/api/desk/filters${query}`, { token: token(DEPUTY), language: "en-US" });
		return asArray(valueIn(data, list)).map(asObject);
	};
	const forCase = await offered(`?case=${id}`, "assignable");
	expect(forCase[0]).toMatchObject({ value: ids[DEPUTY], label: expect.stringMatching(/^Me: /) });
	expect(forCase.map(({ value }) => value)).not.toContain(ids[CLERK]);
	expect((await offered("", "assignable")).map(({ value }) => value)).toContain(ids[CLERK]);
	expect((await offered("", "people")).slice(0, 2)).toEqual([
		{ value: "me", label: "Me" },
		{ value: "none", label: "Nobody" },
	]);
});

it("lets who supervises a team say that somebody of it is away, and nobody of another", async () => {
	const assign = (mobile: string, assignments: object[]) =>
		test.services.db
			.updateTable("app_user")
			.set({ roles: [], assignments: JSON.stringify(assignments) })
			.where("mobile", "=", mobile)
			.execute();
	const body = { from: today, until: nextWeek };
	await assign(DEPUTY, [{ right: "supervises", team: "streets" }]);
	await assign(CLERK, [{ right: "handles", team: "environment" }]);
	expect((await away(CLERK, body, DEPUTY)).code).toBe(403);
	expect(await staffingOf(CLERK)).toMatchObject({ may_change: true });
	for (const of of [
		{ right: "handles", team: "streets" },
		{ right: "handles", category: "roads" },
	]) {
		await assign(CLERK, [of]);
		const { data } = await test.call("/admin/api/staffing", { token: token(DEPUTY) });
		const shown = asArray(valueIn(data, "list")).find((one) => valueIn(one, "id") === ids[CLERK]);
		expect(shown).toMatchObject({ may_change: true });
		expect((await away(CLERK, body, DEPUTY)).code).toBe(0);
		expect((await send(DEPUTY, `people/${ids[CLERK]}/absence/end`, {})).code).toBe(0);
	}
	await assign(DEPUTY, [{ right: "handles", team: "streets" }]);
	expect((await away(CLERK, body, DEPUTY)).code).toBe(403);
	for (const mobile of [CLERK, DEPUTY])
		await test.services.db
			.updateTable("app_user")
			.set({ roles: ["handler"], assignments: "[]" })
			.where("mobile", "=", mobile)
			.execute();
});

it("gives a case to who may handle it by a right over its team, and to nobody who may not", async () => {
	const id = await desk.fileId();
	const handles = (assignments: object[]) =>
		test.services.db
			.updateTable("app_user")
			.set({ roles: [], assignments: JSON.stringify(assignments) })
			.where("mobile", "=", CLERK)
			.execute();
	const give = async () => {
		const { data } = await test.call(`/admin/api/desk/case?id=${id}`, { token: administrator });
		const body = { id, version: valueIn(data, "version"), assignee: ids[CLERK] };
		return test.call("/admin/api/desk/cases/assign", { token: administrator, body });
	};
	await handles([{ right: "handles", category: "noise" }]);
	expect(await give()).toMatchObject({ code: 422, msg: expect.stringContaining("may not handle this case") });
	await handles([{ right: "handles", category: "suggestion" }]);
	expect((await give()).code).toBe(0);
	await test.services.db
		.updateTable("app_user")
		.set({ roles: ["handler"], assignments: "[]" })
		.where("mobile", "=", CLERK)
		.execute();
});

it("counts of others' work only the cases that the reader may read", async () => {
	const { db } = test.services;
	const open = async (by: string) => valueIn(await staffingOf(CLERK, by), "open");
	const before = Number(await open(DEPUTY));
	const id = await desk.fileId();
	await db
		.updateTable("message")
		.set({ restricted: true, assignee_id: ids[CLERK] ?? "" })
		.where("id", "=", id)
		.execute();
	expect(await open(DEPUTY)).toBe(before);
	const assignments = JSON.stringify([{ right: "reads", category: "suggestion" }]);
	await db
		.updateTable("app_user")
		.set({ assignments })
		.where("id", "=", ids[DEPUTY] ?? "")
		.execute();
	expect(await open(DEPUTY)).toBe(before + 1);
});

it("refuses days the wrong way round, a deputy who handles nothing or is oneself, and the absence of somebody else", async () => {
	const citizen = await test.login("13700000073");
	const stranger = (await findUserBy(test.services.db, "mobile", "13700000073"))?.id ?? "";
	expect(citizen).not.toBe("");
	expect((await away(CLERK, { from: nextWeek, until: today })).code).toBe(422);
	expect((await away(CLERK, { from: "2020-01-01", until: "2020-01-02" })).code).toBe(422);
	expect((await away(CLERK, { from: today, until: nextWeek, deputy: ids[CLERK] })).code).toBe(422);
	expect((await away(CLERK, { from: today, until: nextWeek, deputy: stranger })).code).toBe(422);
	expect((await away(CLERK, { from: today, until: nextWeek }, DEPUTY)).code).toBe(403);
	const body = { from: today, until: nextWeek, deputy: ids[DEPUTY] };
	const path = `/admin/api/people/${ids[CLERK]}/absence`;
	expect((await test.call(path, { token: administrator, body })).code).toBe(0);
	const log = await test.call("/admin/api/audit?action=person.away", { token: administrator });
	const entry = { object: { id: ids[CLERK] }, detail: { deputy: "137****0072" } };
	expect(asArray(valueIn(log.data, "list"))[0]).toMatchObject(entry);
});
