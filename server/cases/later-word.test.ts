import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { asArray, asObject } from "../../schemas/json/json.ts";
import { type CaseDesk, openDesk } from "../testing/filed-case.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";

let test: TestApp;
let desk: CaseDesk;
let clerk: string;
let filer: string;
beforeAll(async () => {
	test = await openTestApp();
	desk = await openDesk(test);
	clerk = await test.login(ADMIN_MOBILE);
	filer = await test.login("13700000066");
}, 60_000);
afterAll(() => test.close());

async function close(id: string, daysAgo: number) {
	for (const [action, reply] of [["accept"], ["reply", "It is mended."], ["close"]])
		expect((await desk.act(id, { action, note: "", ...(reply && { reply }) })).code).toBe(0);
	const ago = sql`created_at - make_interval(days => ${daysAgo})`;
	await sql`update message_flow set created_at = ${ago} where message_id = ${id}`.execute(test.services.db);
}
const reopen = (body: object, token?: string) =>
	test.call("/report/api.Messages/reopen", { ...(token && { token }), body });

it("reopens a case within its days of grace", async () => {
	const id = await desk.fileId(filer);
	await close(id, 89);
	const { code, data } = await reopen({ id, note: "It drips again." }, filer);
	expect([code, valueIn(data, "status"), valueIn(data, "continued_in")]).toEqual([0, "reopened", null]);
});

it("opens a new case, linked to the old one, by what is said once those are over, once a key", async () => {
	const id = await desk.fileId(filer);
	await close(id, 91);
	const word = { id, note: "It drips again.", idempotency_key: crypto.randomUUID() };
	const said = await reopen(word, filer);
	expect([said.code, valueIn(said.data, "status")]).toEqual([0, "closed"]);
	const opened = asObject(valueIn(said.data, "continued_in"));
	expect(opened).toMatchObject({ id: expect.any(String), query_code: null });
	expect(valueIn((await reopen(word, filer)).data, "continued_in")).toEqual(opened);
	const mine = await test.call(`/report/api.Messages/getDetail?id=${opened.id}`, { token: filer });
	expect(mine.data).toMatchObject({ number: opened.number, status: "submitted", own: true });
	const shown = asObject((await test.call(`/admin/api/desk/case?id=${opened.id}`, { token: clerk })).data);
	expect(asArray(shown.related)).toMatchObject([{ id, kind: "continues" }]);
	const before = asObject((await test.call(`/admin/api/desk/case?id=${id}`, { token: clerk })).data);
	expect(asArray(before.related)).toMatchObject([{ id: opened.id, kind: "continued" }]);
	expect(asArray(shown.flow)).toMatchObject([{ action: "submit", note: "It drips again." }]);
	const others = await test.call(`/report/api.Messages/getDetail?id=${opened.id}`);
	expect(others.code).toBe(404);
});

it("gives who filed without a name the query code of the new case", async () => {
	const { data } = await desk.file();
	const { id, number, query_code } = asObject(data);
	await close(String(id), 91);
	const said = await reopen({ id, number, query_code, note: "It drips again." });
	expect(said.code, said.msg).toBe(0);
	const opened = asObject(valueIn(said.data, "continued_in"));
	const body = { number: opened.number, query_code: opened.query_code };
	const track = await test.call("/report/api.Messages/track", { body });
	expect(valueIn(valueIn(track.data, "message"), "id")).toBe(opened.id);
});
