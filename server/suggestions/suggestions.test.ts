import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { asArray, asObject } from "../../schemas/json/json.ts";
import { closedCasesLike } from "../testing/closed-cases.ts";
import { complaintIn } from "../testing/filed-case.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";
import { trainSuggestionsJob } from "./train-suggestions.ts";

const HANDLER = "13700000301";
const PATH = "/admin/api/suggestions";
const LAMP = { title: "Streetlamp dark", description: "The streetlamp beside the crossing is dark, its bulb broken." };
const BIN = { title: "Bins overflowing", description: "Garbage piles up beside overflowing bins, rats everywhere." };

let test: TestApp;
let administrator: string;
let handler: string;

const file = async (category: string, words: object) => {
	const { data, msg } = await test.call("/report/api.Messages/index", {
		token: await test.login("13700000302"),
		body: await complaintIn(test, category, words),
	});
	const id = valueIn(data, "id");
	if (typeof id !== "string") throw new Error(msg);
	return id;
};
const post = (path: string, body: object, token = administrator) => test.call(path, { token, body });
const shown = async () => asObject((await test.call(PATH, { token: administrator })).data);
const caseFor = async (id: string, token = handler) =>
	asObject((await test.call(`/admin/api/desk/case?id=${id}`, { token })).data);
const train = async () => {
	expect((await post(`${PATH}/train`, {})).code).toBe(0);
	expect((await shown()).training).toBe(true);
	await trainSuggestionsJob.run(test.services);
};
const assign = (roles: string[], assignments: object[] = []) =>
	test.services.db
		.updateTable("app_user")
		.set({ roles: sql<never>`${roles}::text[]`, assignments: JSON.stringify(assignments) })
		.where("mobile", "=", HANDLER)
		.execute();
const move = async (id: string, category: string, token = handler) =>
	post("/admin/api/desk/cases/category", { id, category, version: (await caseFor(id)).version }, token);

beforeAll(async () => {
	test = await openTestApp();
	administrator = await test.login(ADMIN_MOBILE);
	handler = await test.login(HANDLER);
	await assign(["handler"]);
	const { db } = test.services;
	// Nothing is left to learn of the example cases: which of them are held out would be another matter each time.
	await db.updateTable("message").set({ anonymised_at: new Date() }).execute();
	await closedCasesLike(db, await file("lighting", LAMP), 60, { description: `${LAMP.description} Call 13812345678` });
	await closedCasesLike(db, await file("waste", BIN), 60);
	await closedCasesLike(db, await file("waste", BIN), 4, { description: "Wangxiaoming throws garbage" });
	await closedCasesLike(db, await file("waste", { ...BIN, contact_name: "Zhangprivate" }), 20);
	await closedCasesLike(db, await file("waste", BIN), 30, { description: "Whistleblown garbage" }, "integrity");
	await closedCasesLike(db, await file("waste", BIN), 30, { description: "Neverpublished garbage" });
	const never = sql<boolean>`data->>'description' like 'Neverpublished%'`;
	await db.updateTable("message").set({ confidential: true }).where(never).execute();
}, 60_000);
afterAll(() => test.close());

it("is off, learns nothing and suggests nothing until somebody says so", async () => {
	await trainSuggestionsJob.run(test.services);
	expect(await shown()).toMatchObject({ on: false, chosen: null, training: false, last: null, versions: [] });
	await train();
	const id = await file("waste", LAMP);
	expect((await caseFor(id)).suggestion).toBeNull();
});

it("learns from closed cases, shows how right it was of those held out, and stores counts of common words alone", async () => {
	const { versions, last } = await shown();
	const [version] = asArray(versions).map(asObject);
	expect(version).toMatchObject({ version: expect.any(Number), confused: [] });
	expect(Number(version?.cases) + Number(version?.held_out)).toBeGreaterThanOrEqual(144);
	expect(version?.held_out).toBeGreaterThan(10);
	expect(version?.right).toBe(version?.held_out);
	expect(last).toMatchObject({ learned: true, cases: version?.cases });
	const codes = asArray(version?.categories).map((one) => valueIn(one, "code"));
	expect(codes).toEqual(["lighting", "waste"]);
	const stored = JSON.stringify(await test.services.db.selectFrom("category_model").selectAll().execute());
	expect(stored).toContain("streetlamp");
	expect(stored).not.toMatch(/wangxiaoming|zhangprivate|whistleblown|neverpublished|1381234|integrity/i);
});

it("suggests the likelier category to who may handle the case, once it is on, and to nobody else", async () => {
	expect((await post(PATH, { on: true })).data).toEqual({ on: true, version: null });
	const log = await test.call("/admin/api/audit?action=suggestions.changed", { token: administrator });
	expect(asArray(valueIn(log.data, "list"))).toMatchObject([
		{ detail: { on: true, version: null } },
		{ detail: { train: true } },
	]);
	const wrong = await file("waste", LAMP);
	const right = await file("waste", BIN);
	const { suggestion } = await caseFor(wrong);
	expect(suggestion).toMatchObject({ code: "lighting", name: "Street lighting" });
	expect(Number(valueIn(suggestion, "probability"))).toBeGreaterThanOrEqual(0.6);
	expect((await caseFor(right)).suggestion).toBeNull();
	await assign([], [{ right: "reads", category: "waste" }]);
	expect(await caseFor(wrong)).toMatchObject({ id: wrong, suggestion: null });
	await assign(["handler"]);
	const mine = await test.call(`/report/api.Messages/getDetail?id=${wrong}`, {
		token: await test.login("13700000302"),
	});
	expect(JSON.stringify(mine.data)).not.toContain("suggestion");
});

it("suggests nothing for a case whose own category was not learned: among those that were, one always comes first", async () => {
	expect((await caseFor(await file("water", LAMP))).suggestion).toBeNull();
	expect((await caseFor(await file("waste", LAMP))).suggestion).not.toBeNull();
});

it("suggests a category no more for a case of which somebody has said that it is not the one, and goes on for others", async () => {
	const id = await file("waste", LAMP);
	const other = await file("waste", LAMP);
	const dismiss = (token: string) => post("/admin/api/desk/suggestion/dismiss", { id, category: "lighting" }, token);
	await assign([], [{ right: "reads", category: "waste" }]);
	expect((await dismiss(handler)).code).toBe(403);
	await assign(["handler"]);
	expect((await dismiss(handler)).code).toBe(0);
	expect((await dismiss(handler)).code).toBe(0);
	expect(await caseFor(id)).toMatchObject({ category: { code: "waste" }, suggestion: null });
	expect((await caseFor(other)).suggestion).toMatchObject({ code: "lighting" });
	const log = await test.call(`/admin/api/audit?object=${id}&action=case.changed`, { token: administrator });
	expect(asArray(valueIn(log.data, "list"))[0]).toMatchObject({
		detail: { what: "suggestion_dismissed", category: "Street lighting" },
	});
});

it("moves a case by the step that it offers, with a note and on record, and only once", async () => {
	const id = await file("waste", LAMP);
	expect((await move(id, "lighting")).code).toBe(0);
	expect(await move(id, "lighting")).toMatchObject({ code: 422, msg: "The case has this category already." });
	const moved = await caseFor(id);
	expect(moved).toMatchObject({ category: { code: "lighting" }, suggestion: null, title: LAMP.title });
	expect(moved.notes).toMatchObject([{ text: "Waste and street cleaning → Street lighting" }]);
	const log = await test.call(`/admin/api/audit?object=${id}&action=case.changed`, { token: administrator });
	expect(asArray(valueIn(log.data, "list"))).toMatchObject([
		{ detail: { what: "category", category: "Street lighting" } },
	]);
});

it("gives a case to the team of its new category, or that the rules name, taking it from who worked on it in another", async () => {
	const id = await file("waste", LAMP);
	const { db } = test.services;
	const me = await db.selectFrom("app_user").select("id").where("mobile", "=", HANDLER).executeTakeFirstOrThrow();
	const { version, answers } = await caseFor(id);
	await post("/admin/api/desk/cases/assign", { id, version, assignee: me.id, priority: 2 }, handler);
	expect(await caseFor(id)).toMatchObject({ assignee: { id: me.id }, team: { id: "environment" } });
	expect((await move(id, "parks")).code).toBe(0);
	expect(await caseFor(id)).toMatchObject({ assignee: { id: me.id }, team: { id: "environment" } });
	expect((await move(id, "roads")).code).toBe(0);
	expect(await caseFor(id)).toMatchObject({ assignee: null, team: { id: "streets" }, priority: 2, answers });
	expect((await caseFor(id)).routed).toMatchObject([{ rule: "roads", why: "Roads and pavements" }]);
	const headers = { authorization: handler, "accept-language": "zh-CN" };
	const chinese = (await test.app.inject({ url: `/admin/api/desk/case?id=${id}`, headers })).json();
	expect(valueIn(valueIn(chinese, "data"), "routed")).toMatchObject([{ why: "道路与人行道" }]);
});

it("moves no case into a category whose cases the mover may not read, nor one out of it, nor a public one into silence", async () => {
	const id = await file("waste", LAMP);
	expect((await move(id, "integrity")).code).toBe(403);
	expect((await move(id, "none")).code).toBe(422);
	await assign(["handler"], [{ right: "handles", category: "integrity" }]);
	await test.services.db.updateTable("message").set({ published: true }).where("id", "=", id).execute();
	expect((await move(id, "integrity")).code).toBe(409);
	await test.services.db.updateTable("message").set({ published: false }).where("id", "=", id).execute();
	expect((await move(id, "integrity")).code).toBe(0);
	expect((await test.call(`/admin/api/desk/case?id=${id}`, { token: administrator })).code).toBe(404);
	expect((await move(id, "lighting")).code).toBe(409);
	expect((await caseFor(id)).suggestion).toBeNull();
	await assign(["handler"]);
});

it("keeps the last versions, and goes back to an older one", async () => {
	const first = Number(valueIn(asArray((await shown()).versions)[0], "version"));
	expect((await post(PATH, { version: first })).data).toEqual({ on: true, version: first });
	for (let round = 0; round < 6; round++) await train();
	const { versions, chosen } = await shown();
	expect(chosen).toBe(first);
	expect(asArray(versions).map((one) => valueIn(one, "version"))).toEqual(
		[6, 5, 4, 3, 2, 0].map((later) => first + later),
	);
	expect((await post(PATH, { version: first + 1 })).code).toBe(422);
	expect((await post(PATH, { on: true }, handler)).code).toBe(403);
});
