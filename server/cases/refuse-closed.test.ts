import { afterAll, beforeAll, expect, it } from "vitest";
import { changedDocuments } from "../testing/changed-documents.ts";
import { openDesk } from "../testing/filed-case.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp } from "../testing/test-app.ts";

let test: TestApp;
let admin: string;
let citizen: string;

beforeAll(async () => {
	test = await openTestApp();
	admin = await test.login(ADMIN_MOBILE);
	citizen = await test.login("13700000062");
}, 60_000);
afterAll(() => test.close());

const publish = (open?: object) =>
	test.call("/admin/api/releases", {
		token: admin,
		body: {
			sources: changedDocuments({ "forms/suggestion.json": (form) => ({ ...form, ...(open && { open }) }) }),
			override: true,
		},
	});

const drafts = async () =>
	(await test.services.db.selectFrom("draft").select("form").execute()).map(({ form }) => form);

it("takes no case after the end, and leaves the draft of who was late", async () => {
	expect((await publish({ until: "2099-12-31" })).code).toBe(0);
	const desk = await openDesk(test);
	expect((await desk.file(citizen)).code).toBe(0);
	const draft = { form: "suggestion", form_hash: "", data: { title: "A wat" }, attachments: [], version: 0 };
	expect((await test.call("/report/api.Drafts/save", { token: citizen, body: draft })).code).toBe(0);
	await publish({ until: "2020-01-31" });
	expect(await desk.file(citizen)).toMatchObject({
		code: 409,
		msg: "This form was open until Jan 31, 2020. It cannot be sent any more.",
		data: { open_until: "2020-01-31" },
	});
	expect(await drafts()).toEqual(["suggestion"]);
});

it("goes by the end that is in force: who started before it was put off can send what they typed", async () => {
	await publish({ until: "2020-01-31" });
	const desk = await openDesk(test);
	expect((await desk.file(citizen)).code).toBe(409);
	await publish({ until: "2099-12-31T17:00" });
	expect((await desk.file(citizen)).code).toBe(0);
});

it("takes no case before the form opens, and offers no such service to programs", async () => {
	const listed = async () => (await test.app.inject("/open311/v2/services.json")).body;
	await publish();
	expect(await listed()).toContain('"suggestion"');
	await publish({ from: "2099-06-01T08:30" });
	const desk = await openDesk(test);
	expect(await desk.file(citizen)).toMatchObject({ code: 409, msg: expect.stringContaining("opens on Jun 1, 2099") });
	expect(await listed()).not.toContain('"suggestion"');
});
