import { afterAll, beforeAll, expect, it } from "vitest";
import { asArray, asObject } from "../../schemas/json/json.ts";
import { everyRow } from "../testing/every-row.ts";
import { type CaseDesk, openDesk } from "../testing/filed-case.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";

const PLANTED = "Frau Zimmermann opens";

let test: TestApp;
let desk: CaseDesk;
let handler: string;
let citizen: string;

beforeAll(async () => {
	test = await openTestApp();
	desk = await openDesk(test);
	handler = await test.login(ADMIN_MOBILE);
	citizen = await test.login("13700000231");
}, 60_000);
afterAll(() => test.close());

const read = (path: string, token = handler) => test.call(`/admin/api/desk/${path}`, { token });
const send = (path: string, body: object) => test.call(`/admin/api/desk/${path}`, { token: handler, body });
const caseOf = async (id: string) => asObject((await read(`case?id=${id}`)).data);

/** The version of a form in the release in force. */
async function formOf(form: string) {
	const release = (await test.app.inject("/release/current.json")).json().id;
	const manifest = (await test.app.inject(`/release/${release}.json`)).json();
	return { form, form_hash: manifest.forms[form].artefact, release };
}

/** Asks the reporter of a case by a form. */
async function ask(id: string, question_form: string, action = "request-info") {
	const { version } = await caseOf(id);
	return send("cases/move", { id, version, action, note: "When may we come?", question_form });
}

const answer = async (id: string) => ({
	id,
	...(await formOf("ask-visit")),
	data: { id, question: "When may we come?", day: "2099-05-04", times: ["morning"], remark: PLANTED },
});

/** A case whose question was answered in a form. */
async function answered(): Promise<string> {
	const id = await desk.fileId(citizen);
	expect((await ask(id, "ask-visit")).code).toBe(0);
	const body = await answer(id);
	expect((await test.call("/report/api.Messages/supplement", { token: citizen, body })).code).toBe(0);
	return id;
}

const answersIn = (flow: unknown) => asArray(flow).flatMap((step) => asArray(valueIn(step, "answers")));

it("offers the forms in which a question can be answered, and asks by no other", async () => {
	const { data } = await read("question-forms");
	expect(asArray(valueIn(data, "list")).map((one) => valueIn(one, "id"))).toEqual(["ask-visit", "ask-place"]);
	const id = await desk.fileId(citizen);
	expect((await ask(id, "suggestion")).code).toBe(422);
	expect((await ask(id, "ask-visit", "accept")).code).toBe(422);
	expect(await caseOf(id)).toMatchObject({ status: "submitted" });
});

it("shows handlers and the reporter what was answered, and nobody else", async () => {
	const id = await answered();
	const texts = ["2099-05-04", "Mornings, 9:00 to 12:00", PLANTED];
	const shown = answersIn((await caseOf(id)).flow);
	expect(shown.map((one) => valueIn(one, "text"))).toEqual(texts);
	expect(shown.map((one) => valueIn(one, "name"))).not.toContain("/question");
	await desk.act(id, { action: "start" });
	await desk.publish(id);
	const flow = await test.call(`/report/api.MessageFlow/messageFlowList?message_id=${id}`, {});
	expect(flow.code).toBe(0);
	expect(asArray(valueIn(flow.data, "list")).length).toBeGreaterThan(3);
	expect(JSON.stringify(flow)).not.toContain(PLANTED);
});

it("still asks in the form that was chosen once the reporter was given more time for the answer", async () => {
	const id = await desk.fileId(citizen);
	await ask(id, "ask-visit");
	const { version } = await caseOf(id);
	const extend = { id, version, clock: "supplement", days: 5, reason: "You are away until Monday." };
	expect((await send("cases/extend", extend)).code).toBe(0);
	const { data } = await test.call(`/report/api.Messages/getDetail?id=${id}`, { token: citizen });
	expect(data).toMatchObject({ question: "When may we come?", question_form: "ask-visit" });
	const body = await answer(id);
	expect((await test.call("/report/api.Messages/supplement", { token: citizen, body })).code).toBe(0);
	expect(await caseOf(id)).toMatchObject({ status: "info_received" });
});

it("lets a case be refused, or asked about again, by what was answered before it was accepted", async () => {
	const refused = await answered();
	expect((await desk.act(refused, { action: "reject", note: "The lamp stands on private ground." })).code).toBe(0);
	const shown = await caseOf(refused);
	expect(shown).toMatchObject({ status: "rejected" });
	expect(asArray(shown.clocks).map((clock) => valueIn(clock, "state"))).toEqual(["met", "met", "met"]);
	expect((await ask(await answered(), "ask-visit")).code).toBe(0);
});

it("blots a text out of what was answered, as out of all else", async () => {
	const id = await answered();
	const { version } = await caseOf(id);
	expect((await send("redact", { id, version, text: "Zimmermann" })).code).toBe(0);
	expect(answersIn((await caseOf(id)).flow).map((one) => valueIn(one, "text"))).toContain("Frau *** opens");
});

it("forgets what was answered with the account of who answered", async () => {
	await answered();
	const rows = () => everyRow(test.services.db);
	expect((await rows()).some((row) => row.includes(PLANTED))).toBe(true);
	await test.call("/api/User/delete", { token: citizen, body: { confirm: "delete" } });
	expect((await rows()).filter((row) => row.includes(PLANTED))).toEqual([]);
});
