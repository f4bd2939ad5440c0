import { afterAll, beforeAll, expect, it } from "vitest";
import { asArray, asObject } from "../../schemas/json/json.ts";
import { shippedSources } from "../release/shipped.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";

let test: TestApp;
let token: string;
beforeAll(async () => {
	test = await openTestApp();
	token = await test.login(ADMIN_MOBILE);
}, 60_000);
afterAll(() => test.close());

const PATH = "/admin/desk/late";
/** All that the page takes. */
const LATE = {
	kind: "page",
	id: "desk-late",
	audience: "staff",
	path: PATH,
	title: "Late cases",
	auth: true,
	blocks: [
		{ type: "heading", text: "Late cases", level: 1 },
		{ type: "list", view: "desk-lines", query: { overdue: "overdue" } },
	],
};

/** The routes that staff's pages have now. */
async function staffRoutes() {
	const { data } = await test.call("/admin/api/desk/release", { token });
	const headers = { authorization: token };
	const manifest: unknown = (
		await test.app.inject({ url: `/admin/api/desk/release/${valueIn(data, "id")}.json`, headers })
	).json();
	return asArray(valueIn(manifest, "routes")).map(asObject);
}

it("takes a new page of the desk from one document, without a redeploy, and shows it to staff alone", async () => {
	expect((await staffRoutes()).map(({ path }) => path)).not.toContain(PATH);
	const sources = [...shippedSources(), { path: "pages/desk-late.json", text: JSON.stringify(LATE) }];
	const published = await test.call("/admin/api/releases", { token, body: { sources, override: true } });
	expect(published.code, JSON.stringify(published)).toBe(0);
	const route = (await staffRoutes()).find(({ path }) => path === PATH);
	const url = `/admin/api/desk/release/${route?.artefact}.json`;
	const page = await test.app.inject({ url, headers: { authorization: token } });
	expect(page.json().blocks).toMatchObject([{ type: "heading" }, { type: "list", query: { overdue: "overdue" } }]);
	expect((await test.app.inject(url)).json()).toMatchObject({ code: 401 });
	expect((await test.app.inject(`/release/${route?.artefact}.json`)).statusCode).toBe(404);
});
