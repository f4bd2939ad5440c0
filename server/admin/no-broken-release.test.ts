import { afterAll, beforeAll, expect, it } from "vitest";
import { mayPublish } from "../policies/document-policy.ts";
import { shippedSources } from "../release/shipped.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";
import { ADMIN_ROUTES } from "./registry.ts";

let test: TestApp;
let token: string;
let shipped: string;

const inForce = () => String(test.services.releases.current()?.id);
const post = (path: string, body: object = {}) => test.call(path, { token, body });

beforeAll(async () => {
	test = await openTestApp();
	token = await test.login(ADMIN_MOBILE);
	shipped = inForce();
}, 60_000);
afterAll(() => test.close());

const DRAFTS = "/admin/api/draft-releases";
const RELEASES = "/admin/api/releases";
const FORM = "forms/complaint.json";

/** Ways for a form to be broken: no JSON at all, and a condition on a question that is nowhere. */
const BROKEN = {
	"no JSON": { verb: "replace-document", path: FORM, at: "", value: "{ broken" },
	"a lost question": { verb: "set", path: FORM, at: "/fields/~1address/when", value: { "/form/nowhere": true } },
};

async function drafted(edit: object): Promise<string> {
	const id = String(valueIn((await post(DRAFTS, { name: "Broken" })).data, "id"));
	expect((await post(`${DRAFTS}/${id}/edits`, { after: 0, edits: [{ id: crypto.randomUUID(), ...edit }] })).code).toBe(
		0,
	);
	return id;
}

const later = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

it.each(Object.entries(BROKEN))("a draft with %s comes into force by no call, at no time", async (_what, edit) => {
	const id = await drafted(edit);
	expect((await post(`${DRAFTS}/${id}/approve`, { version: 1 })).code).not.toBe(500);
	const bodies = [{}, { rebase: true }, { at: later(1) }, { until: later(1) }, { at: later(1), until: later(2) }];
	for (const body of bodies)
		expect([body, await post(`${DRAFTS}/${id}/publish`, { note: "Why not", ...body })]).toMatchObject([
			body,
			{ code: 422, data: { diagnostics: expect.arrayContaining([expect.objectContaining({ severity: "error" })]) } },
		]);
	const releases = await test.call(RELEASES, { token });
	expect(valueIn(releases.data, "schedules")).toEqual([]);
	expect(inForce()).toBe(shipped);
});

it("the same documents are refused where they are sent as a whole", async () => {
	const sources = shippedSources().map(({ path, text }) => ({ path, text: path === FORM ? "{ broken" : text }));
	for (const over of [{ base: shipped }, { override: true }])
		expect(await post(RELEASES, { sources, ...over })).toMatchObject({ code: 422 });
	expect(inForce()).toBe(shipped);
});

it("no other call of those who publish makes a release of documents", () => {
	const paths = ADMIN_ROUTES.filter(({ method, allowed }) => method === "POST" && allowed === mayPublish);
	expect(paths.map(({ path }) => path).toSorted()).toEqual(
		[
			RELEASES,
			`${DRAFTS}/{id}/publish`,
			// These approve a draft, and lead back to or from releases that were compiled before they were stored.
			`${DRAFTS}/{id}/approve`,
			`${RELEASES}/{id}/restore`,
			`${RELEASES}/{id}/revoke`,
			"/admin/api/schedules/{id}/cancel",
		].toSorted(),
	);
});
