import { afterAll, beforeAll, expect, it } from "vitest";
import { asArray, asObject, type JsonObject } from "../../schemas/json/json.ts";
import { casesChangedSince, changesSeen } from "../repositories/desk/case-change.ts";
import { changedDocuments } from "../testing/changed-documents.ts";
import { type CaseDesk, openDesk } from "../testing/filed-case.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";

let test: TestApp;
let desk: CaseDesk;
let handler: string;

/** The shipped workflow, in which a reply wants the checklist of the state that it is given in. */
const repliesLast = (workflow: JsonObject): JsonObject => ({
	...workflow,
	transitions: asArray(workflow.transitions)
		.map(asObject)
		.map((one) => (one.action === "reply" ? { ...one, needs_checklist: true } : one)),
});

beforeAll(async () => {
	test = await openTestApp();
	handler = await test.login(ADMIN_MOBILE);
	const sources = changedDocuments({ "workflow.json": repliesLast });
	const published = await test.call("/admin/api/releases", { token: handler, body: { sources, override: true } });
	expect(published.code, JSON.stringify(published)).toBe(0);
	desk = await openDesk(test);
}, 60_000);
afterAll(() => test.close());

/** A case that is being handled. */
async function handledCase(): Promise<string> {
	const id = await desk.fileId();
	for (const action of ["accept", "dispatch", "start"])
		expect((await desk.act(id, { action, note: "On its way." })).code).toBe(0);
	return id;
}

const caseOf = async (id: string) => (await test.call(`/admin/api/desk/case?id=${id}`, { token: handler })).data;
const listOf = async (id: string) => asArray(valueIn(await caseOf(id), "checklist")).map(asObject);
const tick = (id: string, item: string, done = true) =>
	test.call("/admin/api/desk/cases/checklist", { token: handler, body: { id, item, done } });

async function reply(id: string) {
	const version = Number(valueIn(await caseOf(id), "version"));
	const body = { id, version, action: "reply", reply: "The tap is there now." };
	return test.call("/admin/api/desk/cases/move", { token: handler, body });
}

it("shows what is to be done in a case's state, who has done it and when, and tells who has it open", async () => {
	const id = await desk.fileId();
	expect(await listOf(id)).toEqual([]);
	const handled = await handledCase();
	const [first, second] = await listOf(handled);
	expect([first, second]).toMatchObject([{ done: false, by: "", at: null }, { done: false }]);
	const seen = await changesSeen(test.services.db);
	expect((await tick(handled, "seen")).code).toBe(0);
	expect((await casesChangedSince(test.services.db, seen)).ids).toContain(handled);
	expect(await listOf(handled)).toMatchObject([
		{ id: "seen", done: true, by: expect.stringMatching(/\w/), at: expect.stringMatching(/^\d{4}-/) },
		{ id: "answerable", done: false },
	]);
	const log = await test.call("/admin/api/audit?action=case.changed", { token: handler });
	expect(asArray(valueIn(log.data, "list"))[0]).toMatchObject({
		detail: { what: "checklist", item: "seen", done: true },
	});
	await tick(handled, "seen", false);
	expect((await listOf(handled)).map(({ done }) => done)).toEqual([false, false]);
});

it("takes a step that wants the checklist only once all of it is ticked, and says how much is left", async () => {
	const id = await handledCase();
	await tick(id, "seen");
	const refused = await reply(id);
	expect(refused).toMatchObject({ code: 409, msg: "First do what is left of the checklist: 1 item." });
	expect((await desk.act(id, { action: "reply", reply: "The tap is there." })).code).toBe(409);
	await tick(id, "answerable");
	expect((await reply(id)).code).toBe(0);
});

it("knows no item of another state or of none", async () => {
	expect((await tick(await desk.fileId(), "seen")).code).toBe(409);
	expect((await tick(await handledCase(), "never")).code).toBe(409);
});
