import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { asArray, asObject } from "../../schemas/json/json.ts";
import { DRAFTS, type Drafting, openDrafting } from "../testing/drafting.ts";
import { complaintIn, openDesk } from "../testing/filed-case.ts";
import { openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";

let test: TestApp;
let editor: string;
let post: Drafting["post"];
let edit: Drafting["edit"];
let drafted: Drafting["drafted"];
let become: Drafting["become"];

beforeAll(async () => {
	test = await openTestApp();
	({ editor, post, edit, drafted, become } = await openDrafting(test));
}, 60_000);
afterAll(() => test.close());

it("says which drafts, cases, categories and pages a change touches, and what breaks", async () => {
	const desk = await openDesk(test);
	await desk.file();
	const form = "forms/suggestion.json";
	const id = await drafted(edit("/title", "An idea", form));
	const impact = async (of: string) => (await test.call(`${DRAFTS}/${of}/impact`, { token: editor })).data;
	const found = asObject(await impact(id));
	expect(found).toMatchObject({ class: "asks_started_forms_again", gone: [], categories: [{ code: "suggestion" }] });
	expect(asArray(found.forms)).toMatchObject([{ id: "suggestion", open_cases: expect.any(Number) }]);
	expect(Number(valueIn(asArray(found.forms)[0], "open_cases"))).toBeGreaterThan(0);
	expect(asArray(found.pages).length).toBeGreaterThan(0);
	expect(valueIn(asArray(found.forms)[0], "latest_cases"), "of whom no case is theirs to read").toEqual([]);
	const page = await drafted({ id: "gone", verb: "remove", path: "pages/help.json", at: "" });
	expect(await impact(page)).toMatchObject({ class: "breaking", gone: [{ kind: "page" }] });
	expect(await impact(await drafted())).toMatchObject({ class: "safe", forms: [] });
});

it("lists the open cases of a form to who may read them, and drafts without content or person", async () => {
	const desk = await openDesk(test);
	const reporter = await test.login("13700000099");
	const { data: filed } = await desk.file(reporter, { title: "A planted title" });
	const draft = { form: "suggestion", form_hash: "0123456789abcdef", data: { title: "A planted draft" }, version: 0 };
	await test.call("/report/api.Drafts/save", { body: draft, token: reporter });
	const id = await drafted(edit("/title", "An idea", "forms/suggestion.json"));
	const holder = await become("13900000057", "editor");
	const grant = sql`update app_user set assignments = ${JSON.stringify([{ right: "reads", category: "suggestion" }])}::jsonb where mobile = '13900000057'`;
	await grant.execute(test.services.db);
	const { data } = await test.call(`${DRAFTS}/${id}/impact`, { token: holder });
	const [form] = asArray(asObject(data).forms);
	expect(valueIn(form, "latest_cases")).toContainEqual({
		id: valueIn(filed, "id"),
		number: expect.any(String),
		category: expect.any(String),
		state: "Waiting to be accepted",
		submitted_at: expect.any(String),
	});
	expect(valueIn(form, "latest_drafts")).toEqual([
		{ version: "0123456789ab", changed_at: expect.any(String), expires_at: expect.any(String) },
	]);
	expect(JSON.stringify(data)).not.toContain("planted");
});

it("counts the drafts and open cases of a form before it goes, by whatever name the changes call it", async () => {
	const desk = await openDesk(test);
	const path = "forms/complaint.json";
	const uses = async (id: string, of = path) =>
		(await test.call(`${DRAFTS}/${id}/form-uses?path=${of}`, { token: editor })).data;
	const before = Number(valueIn(await uses(await drafted()), "open_cases"));
	const member = await test.login("13700000098");
	const begun = { form: "complaint", form_hash: "0123456789abcdef", data: { title: "Lamps" }, version: 0 };
	expect(await test.call("/report/api.Drafts/save", { body: begun, token: member })).toMatchObject({ code: 0 });
	const open = await complaintIn(test, "lighting");
	const closed = await complaintIn(test, "lighting");
	const filer = await test.login("13700000097");
	const filed = async (body: object) =>
		String(valueIn((await test.call("/report/api.Messages/index", { body, token: filer })).data, "id"));
	await filed(open);
	const id = await filed(closed);
	for (const action of ["accept", "dispatch", "reply", "close"])
		expect(await desk.act(id, { action, note: "Mended." })).toMatchObject({ code: 0 });
	const renamed = await drafted({ id: "renamed", verb: "rename", path, at: "/id", value: "grievance" });
	expect(await uses(renamed)).toEqual({ drafts: 1, open_cases: before + 1 });
	expect(await uses(renamed, "pages/help.json"), "of what is no form").toEqual({ drafts: 0, open_cases: 0 });
	expect(await post(`${DRAFTS}/${renamed}/publish`)).toMatchObject({ code: 0 });
	expect(await uses(await drafted()), "under its former name").toEqual({ drafts: 1, open_cases: before + 1 });

	const again = await drafted(edit("/title", "A grievance", path));
	const { data } = await test.call(`${DRAFTS}/${again}/impact`, { token: editor });
	const [touched] = asArray(valueIn(data, "forms"));
	expect(touched).toMatchObject({ id: "grievance", drafts: 1, open_cases: before + 1, latest_drafts: [{}] });
	const replayed = (await post(`${DRAFTS}/${again}/replay`, {}, editor)).data;
	expect(Number(valueIn(asArray(valueIn(replayed, "forms"))[0], "submissions"))).toBeGreaterThan(before);
});

it("says what a change touches in the language of who reads it", async () => {
	const id = await drafted(edit("/title", "An idea", "forms/suggestion.json"));
	const { data } = await test.call(`${DRAFTS}/${id}/impact`, { token: editor, language: "zh-CN" });
	expect(JSON.stringify(valueIn(data, "categories"))).toMatch(/[\u4e00-\u9fff]/);
	expect(JSON.stringify(valueIn(data, "pages"))).toMatch(/[\u4e00-\u9fff]/);
});

it("finds the categories and pages of a form that the same changes rename", async () => {
	const touches = async (...edits: object[]) => {
		const { data } = await test.call(`${DRAFTS}/${await drafted(...edits)}/impact`, { token: editor });
		const { categories, pages } = asObject(data);
		return { categories: asArray(categories).length, pages: asArray(pages).length };
	};
	const path = "forms/complaint.json";
	const before = await touches(edit("/title", "Lamps", path));
	expect(before).toEqual({ categories: expect.any(Number), pages: expect.any(Number) });
	expect(before.categories).toBeGreaterThan(1);
	const rename = { id: "renamed-here", verb: "rename", path, at: "/id", value: "lamps" };
	const after = await touches(rename);
	expect(after.categories).toBeGreaterThanOrEqual(before.categories);
	expect(after.pages).toBeGreaterThanOrEqual(before.pages);
});

it("replays the last submissions and says which fields would refuse how many and why, without a value of theirs", async () => {
	const desk = await openDesk(test);
	const planted = "A planted title that nobody else has";
	await desk.file(undefined, { title: planted });
	const form = "forms/suggestion.json";
	const fine = await drafted(edit("/title", "An idea", form));
	const replay = async (of: string) =>
		asArray(valueIn((await post(`${DRAFTS}/${of}/replay`, {}, editor)).data, "forms")).map(asObject);
	const [before] = await replay(fine);
	expect(before).toMatchObject({ form: "suggestion", submissions: expect.any(Number) });
	const strict = await drafted(edit("/schema/properties/title/maxLength", 5, form));
	const [after] = await replay(strict);
	expect(Number(after?.refused)).toBeGreaterThan(Number(before?.refused));
	expect(asArray(after?.failures)[0]).toMatchObject({ pointer: "/title", count: after?.submissions });
	expect(JSON.stringify(after)).not.toContain("planted");
	const at = "/schema/properties/description";
	const renamed = await drafted({ id: "renamed", verb: "rename", path: form, at, value: "what_it_is" });
	expect((await replay(renamed))[0]).toMatchObject({ submissions: before?.submissions, refused: before?.refused });
});

it("names the kept test cases that fail, and publishes a change of test cases alone as a release", async () => {
	const inForce = async () => {
		await test.services.releases.refresh();
		return test.services.releases.current()?.id;
	};
	const before = await inForce();
	const kept = "test-cases/complaint-anonymous.json";
	const id = await drafted(edit("/expected", ["/title"], kept));
	const { data } = await post(`${DRAFTS}/${id}/replay`, {}, editor);
	expect(asArray(valueIn(data, "forms"))).toEqual([]);
	const failing = asArray(valueIn(data, "test_cases")).filter((one) => asArray(asObject(one).failures).length > 0);
	expect(failing).toMatchObject([{ id: "complaint-anonymous", refused: [], failures: [{ pointer: "/title" }] }]);
	expect(await post(`${DRAFTS}/${id}/publish`)).toMatchObject({ code: 0 });
	expect(await inForce()).not.toBe(before);
	const again = await drafted();
	const sources = asArray(valueIn((await test.call(`${DRAFTS}/${again}`, { token: editor })).data, "sources"));
	const stored = sources.map(asObject).find(({ path }) => path === kept);
	expect(JSON.parse(String(stored?.text))).toMatchObject({ expected: ["/title"] });
});
