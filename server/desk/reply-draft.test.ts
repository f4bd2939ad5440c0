import { afterAll, beforeAll, expect, it } from "vitest";
import { type CaseDesk, openDesk } from "../testing/filed-case.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";

let test: TestApp;
let desk: CaseDesk;
let one: string;
let other: string;

beforeAll(async () => {
	test = await openTestApp({ PORTICO_ADMIN_MOBILES: `${ADMIN_MOBILE},13900000002` });
	desk = await openDesk(test);
	[one, other] = [await test.login(ADMIN_MOBILE), await test.login("13900000002")];
}, 60_000);
afterAll(() => test.close());

const path = "/admin/api/desk/reply-draft";

it("is read by colleagues, overwrites nothing that its writer has not seen, and ends with the reply", async () => {
	const id = await desk.fileId();
	const save = (token: string, text: string, version: number) =>
		test.call(path, { token, body: { id, text, version } });
	expect((await save(one, "We looked at", 0)).data).toMatchObject({ version: 1, own: true });
	expect((await test.call(`${path}?id=${id}`, { token: other })).data).toMatchObject({
		text: "We looked at",
		version: 1,
		own: false,
		author: expect.stringContaining("139"),
	});
	expect((await save(other, "We looked at the tap.", 1)).data).toMatchObject({ version: 2 });
	const late = await save(one, "We looked at it.", 1);
	expect(late).toMatchObject({ code: 409, data: { text: "We looked at the tap.", version: 2, own: false } });
	expect((await save(one, "We looked at it.", 0)).code).toBe(409);
	await desk.act(id, { action: "accept" });
	const version = Number(valueIn((await test.call(`/admin/api/desk/case?id=${id}`, { token: one })).data, "version"));
	const reply = { id, version, action: "reply", reply: "We looked at the tap." };
	expect((await test.call("/admin/api/desk/cases/move", { token: one, body: reply })).code).toBe(0);
	expect((await test.call(`${path}?id=${id}`, { token: one })).data).toMatchObject({ text: "", version: 0 });
});
