import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { asArray, asObject } from "../../schemas/json/json.ts";
import { complaintIn } from "../testing/filed-case.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";

const UNIT = "public-works";

let test: TestApp;
let clerk: string;
beforeAll(async () => {
	test = await openTestApp();
	clerk = await test.login(ADMIN_MOBILE);
	await sql`delete from message`.execute(test.services.db);
}, 60_000);
afterAll(() => test.close());

async function filed(category: string): Promise<string> {
	const token = await test.login("13700000066");
	const { data } = await test.call("/report/api.Messages/index", { token, body: await complaintIn(test, category) });
	return String(valueIn(data, "id"));
}
const read = (path: string) => test.call(`/admin/api/desk/${path}`, { token: clerk });
const caseOf = async (id: string) => asObject((await read(`case?id=${id}`)).data);
const listed = async (team: string) =>
	asArray(valueIn((await read(`cases?team=${team}`)).data, "list")).map((one) => valueIn(one, "id"));

it("is given cases, lists its own and those of its teams, and is counted with them", async () => {
	const roads = await filed("roads");
	const water = await filed("water");
	const noise = await filed("noise");
	expect((await caseOf(roads)).unit).toBe("Public Works Bureau");
	expect((await caseOf(noise)).unit).toBeNull();
	const { version } = await caseOf(noise);
	const given = await test.call("/admin/api/desk/cases/assign", {
		token: clerk,
		body: { id: noise, version, team: UNIT },
	});
	expect(given.code).toBe(0);
	expect((await caseOf(noise)).team).toMatchObject({ id: UNIT, name: "Public Works Bureau" });
	expect((await listed(UNIT)).toSorted()).toEqual([roads, water, noise].toSorted());
	expect(await listed("streets")).toEqual([roads]);
	const { data } = await read("figures");
	expect(valueIn(data, "units")).toEqual([{ name: "Public Works Bureau", open: 3, overdue: 0 }]);
});

it("stands before its teams where rights are given, and is none of them without categories of its own", async () => {
	const { data } = await test.call("/admin/api/rights", { token: clerk });
	const teams = asArray(valueIn(data, "teams"));
	expect(teams).toContainEqual({ id: "streets", name: "Public Works Bureau · Streets and Transport Office" });
	expect(teams.map((one) => valueIn(one, "id"))).not.toContain(UNIT);
});

it("keeps the name of the team that took a step when the case goes to another office", async () => {
	const id = await filed("roads");
	const change = async (path: string, body: object) =>
		test.call(`/admin/api/desk/cases/${path}`, {
			token: clerk,
			body: { id, version: (await caseOf(id)).version, ...body },
		});
	expect((await change("move", { action: "accept", note: "" })).code).toBe(0);
	expect((await change("category", { category: "water" })).code).toBe(0);
	expect((await change("move", { action: "dispatch", note: "" })).code).toBe(0);
	const { data } = await test.call(`/report/api.MessageFlow/messageFlowList?message_id=${id}`, {
		token: await test.login("13700000066"),
	});
	expect(asArray(valueIn(data, "list") ?? data).map((step) => valueIn(step, "actor"))).toEqual([
		"Citizen",
		"Streets and Transport Office",
		"Water and Lighting Office",
	]);
});
