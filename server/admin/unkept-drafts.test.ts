import { afterAll, beforeAll, expect, it } from "vitest";
import type { JsonObject } from "../../schemas/json/json.ts";
import { JOBS } from "../jobs/registry.ts";
import { changedDocuments } from "../testing/changed-documents.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp } from "../testing/test-app.ts";

let test: TestApp;
let admin: string;
let citizen: string;

beforeAll(async () => {
	test = await openTestApp();
	admin = await test.login(ADMIN_MOBILE);
	citizen = await test.login("13700000061");
}, 60_000);
afterAll(() => test.close());

const publish = (draft: JsonObject["draft"]) =>
	test.call("/admin/api/releases", {
		token: admin,
		body: {
			sources: changedDocuments({ "forms/suggestion.json": (document) => ({ ...document, draft }) }),
			override: true,
		},
	});

const keep = (form: string) =>
	test.call("/report/api.Drafts/save", {
		token: citizen,
		body: { form, form_hash: "", data: { title: "A wat" }, attachments: [], version: 0 },
	});

const kept = async () => {
	const rows = await test.services.db.selectFrom("draft").select("form").orderBy("form").execute();
	return rows.map(({ form }) => form);
};

it.each([[false], [{ per: "/form/title" }]])(
	"deletes the server's drafts of a form at once when it is published with draft: %j, and no other form's",
	async (draft) => {
		await publish(true);
		await test.services.db.deleteFrom("draft").execute();
		expect([(await keep("suggestion")).code, (await keep("complaint")).code]).toEqual([0, 0]);
		expect((await publish(draft)).code).toBe(0);
		expect(await kept()).toEqual(["complaint"]);
		expect((await keep("suggestion")).code).toBe(403);
	},
);

it("deletes what was on its way in while the form was published, at the next look at what has expired", async () => {
	await publish(true);
	await keep("suggestion");
	const late = await test.services.db.selectFrom("draft").selectAll().where("form", "=", "suggestion").execute();
	await publish(false);
	const rows = late.map((row) => ({ ...row, data: JSON.stringify(row.data) }));
	await test.services.db.insertInto("draft").values(rows).execute();
	await JOBS.find(({ name }) => name === "purge_expired")?.run(test.services);
	expect(await kept()).toEqual(["complaint"]);
});

it("keeps drafts where the documents could not be published", async () => {
	await publish(true);
	await keep("suggestion");
	expect((await publish("never")).code).toBe(422);
	expect(await kept()).toContain("suggestion");
});
