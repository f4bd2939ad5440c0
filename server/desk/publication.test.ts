import { afterAll, beforeAll, expect, it } from "vitest";
import { asArray, asObject, type JsonObject } from "../../schemas/json/json.ts";
import { changedDocuments } from "../testing/changed-documents.ts";
import { type CaseDesk, openDesk } from "../testing/filed-case.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";

let test: TestApp;
let desk: CaseDesk;
let one: string;
let other: string;

beforeAll(async () => {
	test = await openTestApp({ PORTICO_ADMIN_MOBILES: `${ADMIN_MOBILE},13900000002` });
	[one, other] = [await test.login(ADMIN_MOBILE), await test.login("13900000002")];
	const sources = changedDocuments({ "categories.json": withSecondPerson });
	const published = await test.call("/admin/api/releases", {
		token: one,
		body: { sources, override: true },
	});
	expect(published.code, published.msg).toBe(0);
	desk = await openDesk(test);
}, 90_000);
afterAll(() => test.close());

const withSecondPerson = (categories: JsonObject): JsonObject => ({
	...categories,
	categories: asArray(categories.categories).map((category) =>
		valueIn(category, "code") === "suggestion" ? { ...asObject(category), second_person: true } : category,
	),
});

const preview = async (id: string, token = one) =>
	asObject((await test.call(`/admin/api/desk/publication?id=${id}`, { token })).data);
const publish = async (id: string, token: string) => {
	const body = { id, version: (await preview(id)).version, published: true };
	return test.call("/admin/api/desk/cases/publish", { token, body });
};

it("lets a second person publish what a first has proposed, at the desk and past it", async () => {
	const id = await desk.fileId();
	await desk.act(id, { action: "accept" });
	expect((await publish(id, one)).data).toMatchObject({ outcome: "proposed" });
	expect((await publish(id, one)).data).toMatchObject({ outcome: "proposed" });
	expect((await desk.publish(id)).data).toEqual({ published: false });
	expect((await desk.detail(id)).code).toBe(404);
	expect(await preview(id, other)).toMatchObject({ second_person: true, published: false });
	expect((await publish(id, other)).data).toMatchObject({ outcome: "published" });
	expect((await desk.detail(id)).code).toBe(0);
	const log = JSON.stringify((await test.call("/admin/api/audit", { token: one })).data);
	expect(log).toContain("case.publication_proposed");
	expect(log).toContain("case.published");
});

it("finds what is personal in all that everybody will read, and blots it out of all of it", async () => {
	const title = "Ask Li, 13812345678, about the tap";
	const description = "Her car 京A12345 stands there; li@example.org knows more.";
	const { data } = await desk.file(undefined, { title, description });
	const id = String(valueIn(data, "id"));
	await desk.act(id, { action: "accept", note: "We call 13812345678." });
	const found = asArray((await preview(id)).private).map((value) => String(valueIn(value, "text")));
	expect(found.sort()).toEqual(["13812345678", "li@example.org", "京A12345"]);
	for (const text of found) {
		const body = { id, version: (await preview(id)).version, text };
		expect((await test.call("/admin/api/desk/redact", { token: one, body })).code).toBe(0);
	}
	expect(await preview(id)).toMatchObject({ private: [], originals: [{}, {}, {}] });
	await publish(id, one);
	await publish(id, other);
	const seen = JSON.stringify([
		await desk.detail(id),
		await test.call(`/report/api.MessageFlow/messageFlowList?message_id=${id}`),
		await test.call("/report/api.Messages/getList?keyword=Ask+Li"),
	]);
	expect(seen).toContain("Ask Li, ***, about the tap");
	for (const text of found) expect(seen).not.toContain(text);
	const version = (await preview(id)).version;
	expect((await test.call("/admin/api/desk/redact", { token: one, body: { id, version, text: "nowhere" } })).code).toBe(
		422,
	);
});
