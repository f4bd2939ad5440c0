import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { asArray } from "../../schemas/json/json.ts";
import { type CaseDesk, openDesk } from "../testing/filed-case.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, type TestEnvelope, valueIn } from "../testing/test-app.ts";

const EDITOR_MOBILE = "13900000055";
const FILER_MOBILE = "13900000056";

let test: TestApp;
let desk: CaseDesk;
let administrator: string;
let editor: string;
let filer: string;

beforeAll(async () => {
	test = await openTestApp();
	desk = await openDesk(test);
	administrator = await test.login(ADMIN_MOBILE);
	editor = await test.login(EDITOR_MOBILE);
	filer = await test.login(FILER_MOBILE);
}, 120_000);
afterAll(() => test.close());

/** Gives the editor that role, and rights over cases. */
const assign = (assignments: readonly object[]) =>
	test.services.db
		.updateTable("app_user")
		.set({ roles: sql<never>`array['editor']`, assignments: JSON.stringify(assignments) })
		.where("mobile", "=", EDITOR_MOBILE)
		.execute();

const view = (body: object, token = administrator) => test.call("/admin/api/preview-viewers", { token, body });

async function viewer(body: object, token = administrator): Promise<string> {
	const { code, msg, data } = await view(body, token);
	expect(code, msg).toBe(0);
	return String(valueIn(data, "id"));
}

const answers = (id: string, address: string, token = administrator) =>
	test.call(`/admin/api/preview-viewers/${id}/responses`, { token, body: { address } });

/** What a page of the preview gets at an address. */
async function read(id: string, address: string, token = administrator): Promise<TestEnvelope> {
	const { code, msg, data } = await answers(id, address, token);
	expect(code, msg).toBe(0);
	return { code: Number(valueIn(data, "code")), msg: String(valueIn(data, "msg")), data: valueIn(data, "data") };
}

const detailOf = (id: string) => `/report/api.Messages/getDetail?id=${id}`;
const PROFILE = "/api/User/getProfile";
const OWN_CASES = "/report/api.Messages/getUserReportList";

async function filed(token?: string) {
	const { data } = await desk.file(token);
	return { id: String(valueIn(data, "id")), number: String(valueIn(data, "number")) };
}

const listed = ({ data }: TestEnvelope) => asArray(valueIn(data, "list")).map((one) => valueIn(one, "id"));

it("shows a case as its reporter sees it, and nothing else of the person", async () => {
	const one = await filed(filer);
	const other = await filed(filer);
	const id = await viewer({ view_as: "reporter", number: one.number.toLowerCase() });
	const readOwn = () => test.call(detailOf(one.id), { token: filer });
	// A server that has just started may be busy for some seconds.
	await expect.poll(async () => (await readOwn()).code).toBe(0);
	const own = await readOwn();
	const { data } = await read(id, detailOf(one.id));
	expect(data).toMatchObject({ id: one.id, own: true, can: valueIn(own.data, "can") });
	expect(valueIn(data, "answers")).toEqual(valueIn(own.data, "answers"));
	expect(listed(await read(id, OWN_CASES))).toEqual([one.id]);
	const flow = await read(id, `/report/api.MessageFlow/messageFlowList?message_id=${one.id}`);
	expect(asArray(valueIn(flow.data, "list")).length).toBeGreaterThan(0);
	expect((await read(id, detailOf(other.id))).code).toBe(404);
	const profile = await read(id, PROFILE);
	expect(JSON.stringify(profile)).not.toContain(FILER_MOBILE.slice(-4));
	for (const address of ["/report/api.Drafts/getList", "/api/Notifications/getList", "/api/User/getSessions"])
		expect(valueIn((await read(id, address)).data, "list"), address).toEqual([]);
	expect((await read(id, "/api/User/export")).code).toBe(401);
});

it("shows a case that was filed without an account, too", async () => {
	const one = await filed();
	const id = await viewer({ view_as: "reporter", number: one.number });
	expect((await read(id, detailOf(one.id))).data).toMatchObject({ id: one.id, own: true });
});

it("writes each reading of a case into the audit log", async () => {
	const one = await filed(filer);
	const id = await viewer({ view_as: "reporter", number: one.number });
	await read(id, detailOf(one.id));
	const entries = await test.services.db
		.selectFrom("audit_entry")
		.select(["action", "detail"])
		.where("object_id", "=", one.id)
		.where("action", "=", "case.read")
		.execute();
	expect(entries).toEqual([{ action: "case.read", detail: { by: "preview" } }]);
});

it("is only of cases that its maker may read, for as long as they may", async () => {
	const one = await filed(filer);
	await assign([]);
	const wish = { view_as: "reporter", number: one.number };
	expect(await view(wish, editor)).toMatchObject({ code: 404 });
	expect(await view({ ...wish, number: "20010101-000001" }, editor)).toMatchObject({ code: 404 });
	await assign([{ right: "reads", category: "suggestion" }]);
	const live = await viewer(wish, editor);
	const recorded = await viewer({ ...wish, recorded: true }, editor);
	for (const id of [live, recorded]) expect((await read(id, detailOf(one.id), editor)).code).toBe(0);
	await assign([]);
	for (const id of [live, recorded]) expect((await answers(id, detailOf(one.id), editor)).code).toBe(404);
});

it("reads for its maker alone, and for editors alone", async () => {
	const id = await viewer({ view_as: "member" });
	expect((await answers(id, PROFILE)).code).toBe(0);
	await assign([]);
	expect((await answers(id, PROFILE, editor)).code).toBe(404);
	for (const [token, code] of [
		["", 401],
		[filer, 403],
	] as const) {
		expect((await view({ view_as: "guest" }, token)).code).toBe(code);
		expect((await answers(id, PROFILE, token)).code).toBe(code);
	}
});

it("reads as a guest or as the member who looks, and nothing but what the portal reads", async () => {
	const guest = await viewer({ view_as: "guest" });
	const member = await viewer({ view_as: "member" });
	expect((await read(guest, PROFILE)).code).toBe(401);
	expect((await read(member, PROFILE)).data).toMatchObject({ mobile: "139****0001" });
	for (const address of [
		"/admin/api/people",
		"/report/api.Messages/withdraw",
		"/openapi.json",
		"//elsewhere/",
		PROFILE.slice(1),
	])
		expect((await answers(member, address)).code, address).toBe(422);
});

it("reads what is recorded as it was then, until it is wanted anew", async () => {
	const one = await filed(filer);
	const wish = { view_as: "reporter", number: one.number, recorded: true };
	const id = await viewer(wish);
	const live = await viewer({ view_as: "reporter", number: one.number });
	const before = await read(id, detailOf(one.id));
	await desk.act(one.id, { action: "accept" });
	expect(await read(id, detailOf(one.id))).toEqual(before);
	expect(await viewer(wish)).toBe(id);
	expect((await read(live, detailOf(one.id))).data).not.toEqual(before.data);
	expect(new Set(await Promise.all([viewer(wish), viewer(wish)]))).toEqual(new Set([id]));
	const anew = await viewer({ ...wish, anew: true });
	expect(anew).not.toBe(id);
	expect((await read(anew, detailOf(one.id))).data).not.toEqual(before.data);
	expect((await answers(id, detailOf(one.id))).code).toBe(404);
});

it("ends by itself, and what was recorded goes with the case", async () => {
	const one = await filed(filer);
	const id = await viewer({ view_as: "reporter", number: one.number, recorded: true });
	await read(id, detailOf(one.id));
	const { db } = test.services;
	await db
		.updateTable("preview_viewer")
		.set({ expires_at: new Date(Date.now() - 1) })
		.where("id", "=", id)
		.execute();
	expect((await answers(id, detailOf(one.id))).code).toBe(404);
	await db.deleteFrom("message").where("id", "=", one.id).execute();
	expect(await db.selectFrom("preview_response").select("address").where("viewer_id", "=", id).execute()).toEqual([]);
});
