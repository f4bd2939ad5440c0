import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { asArray, asObject } from "../../schemas/json/json.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";

const OTHER = "13900000031";
let test: TestApp;
let token: string;
let self: string;

beforeAll(async () => {
	test = await openTestApp();
	token = await test.login(ADMIN_MOBILE);
	self = String(valueIn(valueIn((await get("me")).data, "user"), "id"));
}, 60_000);
afterAll(() => test.close());
beforeEach(() => sql`update session set confirmed_at = now(), last_seen_at = now()`.execute(test.services.db));

const get = (path: string, as = token) => test.call(`/admin/api/${path}`, { token: as });
const post = (path: string, body: object = {}, as = token) => test.call(`/admin/api/${path}`, { token: as, body });
const invited = async (mobile = OTHER) => String(valueIn((await post("people", { mobile })).data, "id"));
const listed = async (keyword = "") =>
	asArray(valueIn((await get(`people?keyword=${keyword}`)).data, "list")).map(asObject);
const actions = async (object: string) =>
	asArray(valueIn((await get(`audit?object=${object}`)).data, "list")).map((one) => [
		valueIn(one, "action"),
		valueIn(one, "detail"),
	]);
const age = (column: "confirmed_at" | "last_seen_at", minutes: number) =>
	sql`update session set ${sql.ref(column)} = now() - make_interval(mins => ${minutes})`.execute(test.services.db);

it("finds staff by name and anybody by their whole number, and shows no number whole", async () => {
	await test.login("13700000081");
	expect((await listed()).map(({ mobile }) => mobile)).toEqual(["139****0001"]);
	expect(await listed("1370000008")).toEqual([]);
	expect(await listed("13700000081")).toMatchObject([{ mobile: "137****0081", roles: [], assignments: [] }]);
});

it("names who works here or was just invited, on record, and nobody who has a name of their own choice", async () => {
	const id = await invited("13900000037");
	expect(await listed("13900000037")).toMatchObject([{ name: "139****0037", nickname: null }]);
	expect(await post(`people/${id}/name`, { name: " Lin Wei " })).toMatchObject({
		data: { name: "Lin Wei (139****0037)", nickname: "Lin Wei" },
	});
	expect((await actions(id))[0]).toEqual(["person.named", {}]);
	expect((await post(`people/${id}/name`, { name: "Lin" })).code).toBe(404);
	await post(`people/${id}/grants`, { role: "editor" });
	expect((await post(`people/${id}/name`, { name: "Lin" })).code).toBe(0);
	for (const name of ["", "  ", "x".repeat(41)])
		expect((await post(`people/${id}/name`, { name })).code, name).toBe(422);
	expect((await post(`people/${id}/name`, { name: "Lin" }, await test.login("13700000085"))).code).toBe(403);
});

it("gives and takes roles and rights, each on record", async () => {
	const id = await invited();
	const assignment = { right: "handles", team: "streets" };
	expect(await post(`people/${id}/grants`, { role: "editor" })).toMatchObject({ code: 0, data: { roles: ["editor"] } });
	expect(await post(`people/${id}/grants`, assignment)).toMatchObject({ data: { assignments: [assignment] } });
	await post(`people/${id}/grants`, assignment);
	expect(await listed("streets")).toMatchObject([{ id, assignments: [assignment] }]);
	expect(await post(`people/${id}/grants/take`, assignment)).toMatchObject({ data: { assignments: [] } });
	expect(await post(`people/${id}/grants/take`, { role: "editor" })).toMatchObject({ data: { roles: [] } });
	expect((await actions(id)).slice(-3).toReversed()).toEqual([
		["person.invited", {}],
		["right.granted", { role: "editor" }],
		["right.granted", assignment],
	]);
	for (const wrong of [{}, { role: "king" }, { right: "reads" }, { right: "reads", team: "nobody" }])
		expect((await post(`people/${id}/grants`, wrong)).code, JSON.stringify(wrong)).toBe(422);
});

it("lets nobody give themselves a right over what only a team reads, and administrators only the first to others", async () => {
	const restricted = { right: "reads", team: "discipline" };
	expect((await post(`people/${self}/grants`, restricted)).code).toBe(403);
	const id = await invited("13900000032");
	const theirs = await test.login("13900000032");
	expect((await post(`people/${id}/grants`, { right: "administers", team: "discipline" })).code).toBe(0);
	expect((await post(`people/${id}/grants`, restricted, theirs)).code).toBe(0);
	expect((await post(`people/${self}/grants`, { right: "reads", team: "streets" }, theirs)).code).toBe(403);
	expect((await post(`people/${self}/grants`, { role: "editor" }, theirs)).code).toBe(403);
});

it("leaves one administrator, whoever is taken the role or deletes their account, and however many try at once", async () => {
	expect(await post(`people/${self}/grants/take`, { role: "administrator" })).toMatchObject({ code: 409 });
	expect((await test.call("/api/User/delete", { token, body: { confirm: "delete" } })).code).toBe(409);
	const id = await invited("13900000033");
	await post(`people/${id}/grants`, { role: "administrator" });
	const theirs = await test.login("13900000033");
	const both = await Promise.all([
		post(`people/${self}/grants/take`, { role: "administrator" }, theirs),
		post(`people/${id}/grants/take`, { role: "administrator" }),
	]);
	expect(both.filter(({ code }) => code === 0)).toHaveLength(1);
	const { rows } = await sql`select id from app_user where 'administrator' = any(roles)`.execute(test.services.db);
	expect(rows).toHaveLength(1);
	await sql`update app_user set roles = '{administrator}' where id = ${self}`.execute(test.services.db);
});

it("ends sessions of staff, not of citizens, and says where they are logged in", async () => {
	const id = await invited("13900000034");
	await post(`people/${id}/grants`, { role: "handler" });
	const theirs = await test.login("13900000034");
	expect(asArray(valueIn((await get(`people/${id}/sessions`)).data, "list"))).toHaveLength(1);
	expect(await post(`people/${id}/sessions/end`)).toMatchObject({ code: 0, data: { ended: 1 } });
	expect((await get("me", theirs)).code).toBe(401);
	const citizen = await invited("13700000084");
	expect((await get(`people/${citizen}/sessions`)).code).toBe(404);
});

it("ends a session of staff after 30 minutes without a call, and none of citizens", async () => {
	const citizen = await test.login("13700000085");
	const theirs = await test.login(ADMIN_MOBILE);
	await age("last_seen_at", 29);
	expect((await get("me", theirs)).code).toBe(0);
	await age("last_seen_at", 31);
	expect([(await get("me", theirs)).code, (await get("me", citizen)).code]).toEqual([401, 0]);
	token = await test.login(ADMIN_MOBILE);
});

it("wants a new code for publishing and granting after 15 minutes, and takes it from nobody else", async () => {
	const id = await invited("13900000036");
	await age("confirmed_at", 16);
	const refused = { code: 403, data: { confirm: true } };
	expect(await post(`people/${id}/grants`, { role: "editor" })).toMatchObject(refused);
	expect(await post("releases", { sources: [{ path: "a.json", text: "" }], override: true })).toMatchObject(refused);
	await sql`update login_code set sent_at = sent_at - interval '2 minutes'`.execute(test.services.db);
	expect((await post("session/code")).code).toBe(0);
	const code = test.codes.get(ADMIN_MOBILE) ?? "";
	const wrong = code === "000000" ? "000001" : "000000";
	expect((await post("session/confirm", { code: wrong })).code).toBe(422);
	expect((await post("session/confirm", { code })).code).toBe(0);
	expect((await post(`people/${id}/grants`, { role: "editor" })).code).toBe(0);
	expect((await actions(self)).at(0)).toEqual(["session.confirmed", {}]);
});
