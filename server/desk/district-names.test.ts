import { afterAll, beforeAll, expect, it } from "vitest";
import { asArray, asObject, type JsonObject } from "../../schemas/json/json.ts";
import { changedDocuments } from "../testing/changed-documents.ts";
import { complaintIn } from "../testing/filed-case.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";

const DRAFTS = "/admin/api/draft-releases";

let test: TestApp;
let token: string;

const ANONYMOUS = {
	identity: "anonymous",
	contact_name: undefined,
	contact_mobile: undefined,
	contact_by: undefined,
	contact_time: undefined,
};

/** The complaint form, asking for a district by a code. */
const withDistricts = (form: JsonObject): JsonObject => {
	const schema = asObject(form.schema);
	const district = { type: "string", title: "District", enum: ["OT", "HB"] };
	const choices = [
		{ value: "OT", label: "The Old Town" },
		{ value: "HB", label: "The harbour" },
	];
	return {
		...form,
		schema: { ...schema, properties: { ...asObject(schema.properties), district } },
		fields: { ...asObject(form.fields), "/district": { widget: "select", choices } },
	};
};

const withRule = (routing: JsonObject): JsonObject => ({
	...routing,
	rules: [{ id: "old", title: "The old lanes", when: { district: ["OT"] }, set: { team: "streets" } }],
});

const inChinese = (messages: JsonObject): JsonObject => ({
	...messages,
	messages: { ...asObject(messages.messages), "The Old Town": "老城区", "The old lanes": "老街巷" },
});

const changes = {
	"forms/complaint.json": withDistricts,
	"routing.json": withRule,
	"messages/zh-CN.staff.json": inChinese,
};

beforeAll(async () => {
	test = await openTestApp();
	token = await test.login(ADMIN_MOBILE);
	const published = await test.call("/admin/api/releases", {
		token,
		body: { sources: changedDocuments(changes), override: true },
	});
	expect(published.code, JSON.stringify(published)).toBe(0);
}, 60_000);
afterAll(() => test.close());

const desk = async (path: string, language = "en-US") =>
	asObject((await test.call(`/admin/api/desk/${path}`, { token, language })).data);

const file = async (district: string) => {
	const body = await complaintIn(test, "waste", { ...ANONYMOUS, district });
	return String(valueIn((await test.call("/report/api.Messages/index", { body })).data, "id"));
};

it("says a district as the form that asks for it calls it, in the case, in the list and among its filters", async () => {
	const id = await file("OT");
	const found = await desk(`case?id=${id}`);
	expect(found).toMatchObject({ district: "OT", district_name: "The Old Town" });
	const { list } = await desk("cases?district=OT");
	expect(list).toMatchObject([{ id, district_name: "The Old Town" }]);
	const { districts } = await desk("filters");
	expect(asArray(districts)).toContainEqual({ value: "OT", label: "The Old Town" });
});

it("says why a rule fired with the district's name in the reader's language", async () => {
	const id = await file("OT");
	expect(await desk(`case?id=${id}`)).toMatchObject({ routed: [{ rule: "old", why: "The Old Town" }] });
	expect(await desk(`case?id=${id}`, "zh-CN")).toMatchObject({ routed: [{ rule: "old", why: "老城区" }] });
});

it("offers each district that forms offer or rules go by, by its name, before a case is in it", async () => {
	const { districts } = await desk("filters");
	expect(districts).toEqual(
		expect.arrayContaining([
			{ value: "HB", label: "The harbour" },
			{ value: "OT", label: "The Old Town" },
		]),
	);
});

it("says a district that no form names as it was given", async () => {
	const id = await file("HB");
	await test.services.db.updateTable("message").set({ district: "Lakeside" }).where("id", "=", id).execute();
	expect(await desk(`case?id=${id}`)).toMatchObject({ district: "Lakeside", district_name: "Lakeside" });
});

const saved = async (path: string, language: string) =>
	(
		await test.app.inject({
			url: `/admin/api/desk/${path}`,
			headers: { authorization: token, "accept-language": language },
		})
	).body;

it("counts in figures by a district's name, together where some cases have the name and others its code", async () => {
	const { db } = test.services;
	await db.deleteFrom("message").execute();
	await file("OT");
	const named = await file("OT");
	await db.updateTable("message").set({ district: "The Old Town" }).where("id", "=", named).execute();
	expect((await desk("figures")).by_district).toMatchObject([{ name: "The Old Town", filed: 2 }]);
	expect(await saved("figures.csv", "en-US")).toContain("\r\nDistrict,The Old Town,2,");
	expect(await saved("figures.csv", "zh-CN")).toContain(",老城区,2,");
});

it("says in an export where a case is handled, by the district's name, beside what was answered", async () => {
	const { db } = test.services;
	await db.deleteFrom("message").execute();
	const id = await file("HB");
	await db.updateTable("message").set({ district: "OT" }).where("id", "=", id).execute();
	const [heads = "", cells = ""] = (await saved("cases.csv", "en-US")).split("\r\n");
	expect(cells.split(",")[heads.split(",").indexOf("District")]).toBe("The Old Town");
	expect(heads).toContain(",District (/district)");
	expect(cells).toContain(",The harbour");
	expect(await saved("cases.csv", "zh-CN")).toContain("老城区");
});

it("says in the trial of routing rules where cases would go in the reader's language", async () => {
	await test.services.db.deleteFrom("message").execute();
	await file("OT");
	const draft = String(valueIn((await test.call(DRAFTS, { token, body: { name: "North" } })).data, "id"));
	const set = { team: "environment" };
	const value = [{ id: "old", title: "The old lanes", when: { district: ["OT"] }, set }];
	const edits = [{ id: "edit-1", verb: "set", path: "routing.json", at: "/rules", value }];
	const appended = await test.call(`${DRAFTS}/${draft}/edits`, { token, body: { after: 0, edits } });
	expect(appended.code, JSON.stringify(appended)).toBe(0);
	const moves = async (language: string) => {
		const { data, msg } = await test.call(`${DRAFTS}/${draft}/routing`, { token, language });
		expect(data, msg).toBeTruthy();
		return valueIn(valueIn(data, "trial"), "moves");
	};
	expect(await moves("en-US")).toMatchObject([
		{ before: { district: "The Old Town" }, after: { district: "The Old Town" } },
	]);
	expect(await moves("zh-CN")).toMatchObject([{ category: "垃圾与环卫", before: { district: "老城区" } }]);
});
