import { strFromU8, unzipSync } from "fflate";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { asArray, asObject, type JsonObject } from "../../schemas/json/json.ts";
import { changedDocuments } from "../testing/changed-documents.ts";
import { type CaseDesk, openDesk } from "../testing/filed-case.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";

const CLERK = "13900000071";

let test: TestApp;
let desk: CaseDesk;
let administrator: string;
let clerk: string;

beforeAll(async () => {
	test = await openTestApp();
	desk = await openDesk(test);
	administrator = await test.login(ADMIN_MOBILE);
	clerk = await test.login(CLERK);
}, 60_000);
afterAll(() => test.close());

const exported = (token: string, query = "", language = "en-US") =>
	test.app.inject({
		url: `/admin/api/desk/cases.csv?${query}`,
		headers: { authorization: token, "accept-language": language },
	});

/** The cells of a file in which none holds a line's end. */
const cellsOf = (body: string) =>
	body
		.replace(/^\uFEFF/, "")
		.trimEnd()
		.split("\r\n")
		.map((line) =>
			[...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain),
		);

/** Each case of a file by the heads of its columns. */
function casesIn(body: string): Record<string, string | undefined>[] {
	const [heads = [], ...lines] = cellsOf(body);
	return lines.map((cells) => Object.fromEntries(heads.map((head, at) => [head, cells[at]])));
}

const assign = (assignments: object[], roles: string[] = []) =>
	test.services.db
		.updateTable("app_user")
		.set({ roles: sql<never>`${roles}::text[]`, assignments: JSON.stringify(assignments) })
		.where("mobile", "=", CLERK)
		.execute();

const moveTo = (id: string, code: string) =>
	sql`
		update message set category_id = category.id, restricted = category.restricted
		from category where code = ${code} and message.id = ${id}
	`.execute(test.services.db);

const numberOf = async (id: string) =>
	String(valueIn((await test.call(`/admin/api/desk/case?id=${id}`, { token: administrator })).data, "number"));

const fileWith = async (data: object) => String(valueIn((await desk.file(undefined, data)).data, "id"));

it("is refused without the right, also to who handles the cases", async () => {
	await assign([], ["handler"]);
	expect((await exported(clerk)).json()).toMatchObject({ code: 403 });
	const counts = async () => (await test.call("/admin/api/desk/counts", { token: clerk })).data;
	expect(await counts()).toMatchObject({ may_handle: true, may_export: false });
	await assign([{ right: "exports", category: "noise" }]);
	expect((await exported(clerk)).headers["content-type"]).toContain("text/csv");
	expect(await counts()).toMatchObject({ may_handle: false, may_export: true });
	expect((await test.app.inject("/admin/api/desk/cases.csv")).json()).toMatchObject({ code: 401 });
	expect((await exported(clerk, "open=sideways")).json()).toMatchObject({ code: 422 });
});

it("holds what the right is over, and what is restricted by its own right alone", async () => {
	const noise = await fileWith({});
	const integrity = await fileWith({});
	await moveTo(noise, "noise");
	await moveTo(integrity, "integrity");
	const open = await numberOf(noise);
	const restricted = await numberOfRow(integrity);
	const numbers = async (token: string) => casesIn((await exported(token)).body).map((one) => one["Case number"]);
	await assign([{ right: "exports", category: "noise" }]);
	expect(await numbers(clerk)).toEqual([open]);
	// Whoever handles all reads more, and still exports only this.
	await assign([{ right: "exports", category: "noise" }], ["handler"]);
	expect(await numbers(clerk)).toEqual([open]);
	expect(await numbers(administrator)).not.toContain(restricted);
	await assign([{ right: "exports", team: "discipline" }]);
	expect(await numbers(clerk)).toEqual([restricted]);
});

async function numberOfRow(id: string): Promise<string> {
	const row = await test.services.db.selectFrom("message").select("number").where("id", "=", id).executeTakeFirst();
	return row?.number ?? "";
}

it("leaves nothing for a spreadsheet to compute, and says all in the reader's language", async () => {
	const id = await fileWith({ title: '=HYPERLINK("http://x.example","a")' });
	const number = await numberOf(id);
	const { body } = await exported(administrator, `keyword=${number}`);
	expect(body.startsWith("\uFEFFCase number,")).toBe(true);
	expect(body).toContain(`"'=HYPERLINK(""http://x.example"",""a"")"`);
	expect(casesIn(body)).toMatchObject([
		{ "Case number": number, State: "Waiting to be accepted", Priority: "Normal", "Closed on": "" },
	]);
	await desk.act(id, { action: "reject", note: "Not ours." });
	const chinese = casesIn((await exported(administrator, `keyword=${number}`, "zh-CN")).body);
	expect(chinese).toMatchObject([{ 案件编号: number, 优先级: "普通" }]);
	expect(chinese[0]?.办结时间).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
	expect(Object.keys(chinese[0] ?? {}).filter((head) => /^[A-Za-z]/.test(head))).toEqual([]);
});

it("records who exported, by which filters, and how many", async () => {
	const number = await numberOf(await fileWith({}));
	await exported(administrator, `keyword=${number}&open=any`);
	const log = await test.call("/admin/api/audit?action=case.exported", { token: administrator });
	expect(asArray(valueIn(log.data, "list"))[0]).toMatchObject({
		object: { kind: "cases" },
		detail: { count: 1, filters: { keyword: number, open: "any" } },
	});
});

/** A next version of the form for suggestions: a title is worded otherwise, and something more is asked. */
function nextVersion(form: JsonObject): JsonObject {
	const schema = asObject(form.schema);
	const properties = asObject(schema.properties);
	const title = { ...asObject(properties.title), title: "In one line" };
	const lamp = { type: "string", title: "Number of the lamp", maxLength: 20 };
	return { ...form, schema: { ...schema, properties: { ...properties, title, lamp } } };
}

it("keeps a question's column through the versions of its form, under its newest title", async () => {
	const before = await numberOf(await fileWith({ title: "A bench by the river" }));
	const sources = changedDocuments({ "forms/suggestion.json": nextVersion });
	const published = await test.call("/admin/api/releases", { token: administrator, body: { sources, override: true } });
	expect(published.code, JSON.stringify(published)).toBe(0);
	desk = await openDesk(test);
	const after = await numberOf(await fileWith({ title: "A lamp by the river", lamp: "L-7" }));
	const { body } = await exported(administrator, "category=suggestion");
	const cases = casesIn(body);
	const found = (number: string) => cases.find((one) => one["Case number"] === number);
	expect(found(before)).toMatchObject({ "In one line": "A bench by the river", "Number of the lamp": "" });
	expect(found(after)).toMatchObject({ "In one line": "A lamp by the river", "Number of the lamp": "L-7" });
	const [heads = []] = cellsOf(body);
	expect(new Set(heads).size).toBe(heads.length);
});

it("saves the same as an Excel file, in which nothing is computed", async () => {
	await fileWith({ title: "=HYPERLINK(1)" });
	const file = await test.app.inject({
		url: "/admin/api/desk/cases.xlsx",
		headers: { authorization: administrator, "accept-language": "en-US" },
	});
	expect(file.headers["content-type"]).toContain("spreadsheetml");
	const parts = unzipSync(new Uint8Array(file.rawPayload));
	const text = Object.entries(parts)
		.filter(([name]) => name.endsWith(".xml"))
		.map(([, bytes]) => strFromU8(bytes))
		.join("");
	expect(text).toContain("=HYPERLINK(1)");
	expect(text).toContain("Case number");
	expect(text).not.toContain("<f>");
	await assign([], ["handler"]);
	const refused = await test.app.inject({ url: "/admin/api/desk/cases.xlsx", headers: { authorization: clerk } });
	expect(refused.json()).toMatchObject({ code: 403 });
});
