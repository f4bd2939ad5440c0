import { afterAll, beforeAll, expect, it } from "vitest";
import { asArray, asObject, type JsonObject } from "../../schemas/json/json.ts";
import { changedDocuments } from "../testing/changed-documents.ts";
import { complaintIn } from "../testing/filed-case.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";

let test: TestApp;
let token: string;

const ANONYMOUS = {
	identity: "anonymous",
	...{ contact_name: undefined, contact_mobile: undefined, contact_by: undefined, contact_time: undefined },
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

it("says a district that no form names as it was given", async () => {
	const id = await file("HB");
	await test.services.db.updateTable("message").set({ district: "Lakeside" }).where("id", "=", id).execute();
	expect(await desk(`case?id=${id}`)).toMatchObject({ district: "Lakeside", district_name: "Lakeside" });
});
