import { afterAll, beforeAll, expect, it } from "vitest";
import { asArray, asObject } from "../../schemas/json/json.ts";
import { changedDocuments } from "../testing/changed-documents.ts";
import { type CaseDesk, openDesk } from "../testing/filed-case.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";

let test: TestApp;
let desk: CaseDesk;
let handler: string;
let other: string;
let citizen: string;

beforeAll(async () => {
	test = await openTestApp({ PORTICO_SMS_NOTICES: "1", PORTICO_ADMIN_MOBILES: `${ADMIN_MOBILE},13900000002` });
	desk = await openDesk(test);
	handler = await test.login(ADMIN_MOBILE);
	other = await test.login("13900000002");
	citizen = await test.login("13700000051");
}, 60_000);
afterAll(() => test.close());

const read = (path: string, token = handler) => test.call(`/admin/api/desk/${path}`, { token });
const send = (path: string, body: object, token = handler) => test.call(`/admin/api/desk/${path}`, { token, body });
const caseOf = async (id: string, token = handler) => asObject((await read(`case?id=${id}`, token)).data);
const namesOf = (list: unknown, name: string) => asArray(list).map((one) => valueIn(one, name));

it("is closed to citizens and to nobody", async () => {
	expect((await read("cases", citizen)).code).toBe(403);
	expect((await test.call("/admin/api/desk/cases")).code).toBe(401);
	const release = await test.app.inject("/release/current.json");
	const manifest = (await test.app.inject(`/release/${release.json().id}.json`)).json();
	expect((await test.app.inject(`/release/${manifest.staff}.json`)).statusCode).toBe(404);
	const own = await test.app.inject({
		url: `/admin/api/desk/release/${manifest.staff}.json`,
		headers: { authorization: handler },
	});
	expect(own.json().routes.map(({ path }: { path: string }) => path)).toContain("/admin/desk");
	expect(manifest.routes.map(({ path }: { path: string }) => path)).not.toContain("/admin/desk");
	expect(JSON.stringify(manifest)).not.toContain("desk-");
});

it("lists open cases, those due first at the top, and finds them by who works on them", async () => {
	const first = await desk.fileId(citizen);
	const second = await desk.fileId();
	const listed = await read("cases?limit=50");
	const ids = namesOf(valueIn(listed.data, "list"), "id");
	expect(ids).toContain(first);
	expect(ids).toContain(second);
	const dues = namesOf(valueIn(listed.data, "list"), "due_at").filter((due) => due !== null);
	expect(dues).toEqual([...dues].sort());
	const { version } = await caseOf(first);
	const { id } = await test.services.db
		.selectFrom("app_user")
		.select("id")
		.where("mobile", "=", ADMIN_MOBILE)
		.executeTakeFirstOrThrow();
	expect((await send("cases/assign", { id: first, version, assignee: id, team: "services", priority: 2 })).code).toBe(
		0,
	);
	const mine = await read("cases?assignee=me");
	expect(namesOf(valueIn(mine.data, "list"), "id")).toEqual([first]);
	expect((await read("cases?assignee=me&priority=low")).data).toMatchObject({ list: [], total: 0 });
	expect((await read("counts")).data).toMatchObject({ mine: 1 });
});

it("shows what was asked, the steps that are possible, and takes them in the case's own workflow", async () => {
	const id = await desk.fileId(citizen);
	const found = await caseOf(id);
	expect(namesOf(found.answers, "name")).toContain("/title");
	expect(namesOf(found.moves, "action")).toEqual(["accept", "reject", "request-info"]);
	expect(namesOf(found.clocks, "id")).toEqual(["accept"]);
	const moved = await send("cases/move", { id, version: found.version, action: "accept" });
	expect(moved.data).toMatchObject({ id, status: "accepted" });
	expect((await send("cases/move", { id, version: valueIn(moved.data, "version"), action: "accept" })).code).toBe(409);
});

it("tells the second of two who act at once, once, and overwrites nothing", async () => {
	const id = await desk.fileId(citizen);
	const { version } = await caseOf(id);
	const act = (token: string) =>
		send("cases/move", { id, version, action: "request-info", note: "Where is it?" }, token);
	const answers = await Promise.all([act(handler), act(other)]);
	expect(answers.map(({ code }) => code).sort()).toEqual([0, 409]);
	const late = answers[0]?.code === 409 ? handler : other;
	expect(answers.find(({ code }) => code === 409)?.data).toHaveProperty("version");
	// The step is not possible any more, whatever they say again.
	expect((await act(late)).code).toBe(409);
	// Another step is: they have been told.
	expect((await send("cases/move", { id, version, action: "close" }, late)).code).toBe(0);
	expect(namesOf((await caseOf(id)).flow, "action")).toEqual(["submit", "request-info", "close"]);
});

it("keeps notes between colleagues from the citizen", async () => {
	const id = await desk.fileId(citizen);
	expect((await send("cases/note", { id, text: "Known trouble-maker, see 13812345678." })).code).toBe(0);
	expect(namesOf((await caseOf(id)).notes, "text")).toEqual(["Known trouble-maker, see 13812345678."]);
	const seen = [
		await desk.detail(id, citizen),
		await test.call(`/report/api.MessageFlow/messageFlowList?message_id=${id}`, { token: citizen }),
		await test.call("/api/User/export", { token: citizen }),
	];
	expect(seen.map(({ code }) => code)).toEqual([0, 0, 0]);
	expect(JSON.stringify(seen)).not.toContain("trouble-maker");
});

it("calls whoever filed a case by a name that they chose, and never by a part of the number that stands beside it", async () => {
	const mobile = "13700000052";
	const token = await test.login(mobile);
	const id = await desk.fileId(token);
	const reporter = async () => (await caseOf(id)).reporter;
	expect(await reporter()).toMatchObject({ kind: "account", name: "", mobile });
	await test.call("/api/User/updateProfile", { token, body: { nickname: "Zhao Min" } });
	expect(await reporter()).toMatchObject({ kind: "account", name: "Zhao Min", mobile });
});

it("stops the clock of a case that waits for its reporter, and gives more time with a reason", async () => {
	const id = await desk.fileId(citizen);
	const step = async (action: string, note = "") =>
		send("cases/move", { id, version: (await caseOf(id)).version, action, note });
	const offered = async () => namesOf(asObject((await read(`filters?case=${id}`)).data).clocks, "value");
	expect(await offered()).toEqual(["accept"]);
	await step("accept");
	expect(await offered()).toEqual(["reply"]);
	await step("request-info", "Which lamp?");
	const paused = await caseOf(id);
	expect(asArray(paused.clocks).find((clock) => valueIn(clock, "id") === "reply")).toMatchObject({ state: "paused" });
	await test.call("/report/api.Messages/supplement", {
		token: citizen,
		body: { id, note: "The third.", idempotency_key: crypto.randomUUID() },
	});
	const running = await caseOf(id);
	const reply = asArray(running.clocks).find((clock) => valueIn(clock, "id") === "reply");
	expect(reply).toMatchObject({ state: "running", pauses: [{ to: expect.any(String) }] });
	const extend = { id, version: running.version, clock: "reply", days: 5, reason: "The lamp is on order." };
	expect((await send("cases/extend", extend)).code).toBe(0);
	const later = asArray((await caseOf(id)).clocks).find((clock) => valueIn(clock, "id") === "reply");
	expect(valueIn(later, "days")).toBe(20);
	expect(Date.parse(String(valueIn(later, "due_at")))).toBeGreaterThan(Date.parse(String(valueIn(reply, "due_at"))));
	const flow = await test.call(`/report/api.MessageFlow/messageFlowList?message_id=${id}`, { token: citizen });
	expect(JSON.stringify(flow.data)).toContain("The lamp is on order.");
	expect(asArray((await caseOf(id)).flow)).toContainEqual(
		expect.objectContaining({ action: "extend", label: "More time given" }),
	);
});

it("goes on with a case whose reporter was asked and answers otherwise, or not at all, and lets its clocks run again", async () => {
	const id = await desk.fileId(citizen);
	for (const [action, note] of [
		["accept", ""],
		["request-info", "Which lamp?"],
		["start", ""],
	])
		expect((await send("cases/move", { id, version: (await caseOf(id)).version, action, note })).code).toBe(0);
	expect((await caseOf(id)).clocks).toMatchObject([
		{ id: "accept", state: "met" },
		{ id: "reply", state: "running" },
		{ id: "supplement", state: "met" },
	]);
	const { data } = await test.call(`/report/api.Messages/getDetail?id=${id}`, { token: citizen });
	expect(data).toMatchObject({ status: "in_progress", question: null, can: ["withdraw"] });
});

it("offers texts for a step with the case's values, and says what of a reply is personal", async () => {
	const id = await desk.fileId(citizen);
	const found = await caseOf(id);
	const texts = await read(`templates?id=${id}&action=request-info`);
	expect(String(namesOf(valueIn(texts.data, "list"), "text")[0])).toContain(String(found.number));
	const preview = { id, version: found.version, action: "reply", text: "Call 13812345678." };
	const { data } = await send("cases/preview", preview);
	expect(namesOf(valueIn(data, "list"), "channel")).toEqual(["portal", "sms"]);
	expect(valueIn(data, "private")).toEqual([{ kind: "phone", text: "13812345678" }]);
});

it("offers texts for every step that can be taken, by what their document says, with values in the reporter's language", async () => {
	const documents = changedDocuments({
		"templates.json": (own) => ({
			...own,
			templates: [
				...asArray(own.templates),
				{
					id: "waiting",
					name: "It waits",
					categories: ["suggestion"],
					states: ["submitted"],
					actions: ["accept"],
					text: { "en-US": "{category}: {status}", "zh-CN": "{category}：{status}" },
				},
				{ id: "english", name: "In English", actions: ["accept"], text: { "en-US": "{category}, {status}." } },
				{ id: "refused", name: "Not ours", leads_to: ["rejected"], text: { "en-US": "Not ours." } },
				{ id: "answered", name: "Answered", leads_to: ["replied"], text: { "en-US": "Answered." } },
				{ id: "elsewhere", name: "Elsewhere", categories: ["noise"], text: { "en-US": "Elsewhere" } },
			],
		}),
	});
	const publish = { sources: documents, override: true };
	expect((await test.call("/admin/api/releases", { token: handler, body: publish })).code).toBe(0);
	const id = await desk.fileId(citizen);
	const texts = async () => asArray(valueIn((await read(`templates?id=${id}`)).data, "list"));
	expect(namesOf(await texts(), "id")).toEqual([
		"accepted accept",
		"waiting accept",
		"english accept",
		"refused reject",
		"photo request-info",
	]);
	expect(await texts()).toMatchObject([
		{ form: "desk-step" },
		{ step: "Accept the case" },
		{},
		{},
		{ form: "desk-question" },
	]);
	const speak = (locale: string) =>
		test.services.db.updateTable("app_user").set({ locale }).where("mobile", "=", "13700000051").execute();
	await speak("zh-CN");
	const { category, status_label } = await caseOf(id);
	const said = String(valueIn((await texts())[1], "text"));
	expect(said).toMatch(/^\p{Script=Han}+：\p{Script=Han}+$/u);
	expect(said).not.toContain(String(valueIn(category, "name")));
	expect(said).not.toContain(String(status_label));
	// One that is not in their language is so throughout.
	expect(valueIn((await texts())[2], "text")).toBe(`${valueIn(category, "name")}, ${status_label}.`);
	await speak("en-US");
});

it("says who else has a case open, in the list too", async () => {
	const id = await desk.fileId();
	await send("cases/stay", { id }, other);
	expect((await send("cases/stay", { id })).data).toMatchObject({ watching: [expect.any(String)] });
	expect(String((await caseOf(id)).open_with)).not.toBe("");
	await send("cases/stay", { id, leave: true }, other);
	expect((await caseOf(id)).open_with).toBe("");
});

it("keeps views, shared ones for colleagues too", async () => {
	await send("views/save", { name: "Mine", query: "assignee=me", shared: false });
	const { data } = await send("views/save", { name: "Urgent", query: "priority=urgent&open=any", shared: true });
	const seen = valueIn((await read("views", other)).data, "list");
	expect(seen).toMatchObject([{ name: "Urgent", query: "priority=urgent&open=any", own: false }]);
	const view = { id: String(valueIn(data, "id")), name: "Most urgent", query: "priority=urgent", shared: true };
	expect((await send("views/save", view, other)).code).toBe(404);
	expect((await send("views/save", view)).code).toBe(0);
	expect(valueIn((await read("views", other)).data, "list")).toMatchObject([
		{ name: "Most urgent", query: "priority=urgent", own: false },
	]);
	expect((await send("views/delete", { id: String(valueIn(data, "id")) }, other)).code).toBe(404);
	expect((await send("views/delete", { id: String(valueIn(data, "id")) })).code).toBe(0);
});
