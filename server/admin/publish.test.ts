import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { asArray, asObject, type JsonObject } from "../../schemas/json/json.ts";
import { shippedSources } from "../release/shipped.ts";
import { changedDocuments } from "../testing/changed-documents.ts";
import { openDesk } from "../testing/filed-case.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";

let test: TestApp;
let token: string;
let shipped: string;

const RELEASES = "/admin/api/releases";
const publish = (body: object) => test.call(RELEASES, { token, body });

beforeAll(async () => {
	test = await openTestApp();
	token = await test.login(ADMIN_MOBILE);
	shipped = String(test.services.releases.current()?.id);
}, 60_000);
afterAll(() => test.close());
beforeEach(async () => {
	await test.call(`${RELEASES}/${shipped}/restore`, { token, body: {} });
});

/** The shipped workflow without the state "merged", and without what leads there. */
const withoutMerged = () =>
	changedDocuments({
		"workflow.json": (document) => {
			const { merged: _, ...states } = asObject(document.states);
			const transitions = asArray(document.transitions).map(asObject);
			const clocks = asArray(document.clocks).map(asObject);
			const without = (names: unknown) => asArray(names).filter((name) => name !== "merged");
			return {
				...document,
				states,
				transitions: transitions.filter(({ to }) => to !== "merged"),
				clocks: clocks.map((clock): JsonObject => ({ ...clock, until: without(clock.until) })),
			};
		},
		"categories.json": (document) => asObject(JSON.parse(JSON.stringify(document).replaceAll(',"merged"', ""))),
	});

it("wants to know which release was edited before it compiles, and records who goes without", async () => {
	const compile = vi.spyOn(test.services.compiler, "compile");
	const sources = shippedSources();
	expect(await publish({ sources })).toMatchObject({ code: 422, msg: expect.stringContaining("base") });
	expect(await publish({ sources, base: "f".repeat(64) })).toMatchObject({ code: 409, data: { current: shipped } });
	expect(compile).not.toHaveBeenCalled();
	compile.mockRestore();
	const warn = vi.spyOn(console, "warn").mockReturnValue();
	expect((await publish({ sources, override: true })).code).toBe(0);
	expect(warn).toHaveBeenCalledWith(expect.stringContaining("override"));
	expect((await publish({ sources, base: shipped })).code).toBe(0);
	const { data } = await test.call(RELEASES, { token });
	expect(asArray(valueIn(data, "list")).slice(0, 2)).toMatchObject([{ overridden: false }, { overridden: true }]);
});

it("refuses paths that are none in a folder, and two that are one file", async () => {
	const paths = ["../site.json", "/etc/site.json", "a//b.json", "a\\b.json", "pages/.", "site.txt", "./a.json"];
	const sources = [...paths, "a.json", "A.json"].map((path) => ({ path, text: "{}" }));
	const { code, data } = await publish({ sources, base: shipped });
	expect(code).toBe(422);
	const pointers = asArray(valueIn(data, "errors")).map((error) => asObject(error).pointer);
	expect(pointers).toEqual([...paths.keys(), paths.length + 1].map((index) => `/sources/${index}/path`));
});

it("does not leave cases in a state that goes, neither by publishing nor by restoring", async () => {
	const desk = await openDesk(test);
	// The example content has a case in it.
	const map = { "/workflow/states/merged": "closed" };
	const lacking = await publish({ sources: withoutMerged(), base: shipped, map });
	const without = String(valueIn(lacking.data, "id"));
	await test.call(`${RELEASES}/${shipped}/restore`, { token, body: {} });
	const id = await desk.fileId();
	await desk.act(id, { action: "accept" });
	await desk.publish(id);
	await test.services.db.updateTable("message").set({ status: "merged" }).where("id", "=", id).execute();
	const unmapped = [{ pointer: "/workflow/states/merged", count: 1 }];
	expect(await publish({ sources: withoutMerged(), base: shipped })).toMatchObject({ code: 422, data: { unmapped } });
	const lost = await test.call(`${RELEASES}/${without}/lost-states`, { token });
	expect(lost.data).toMatchObject({ lost: [{ name: "merged", cases: 1 }] });
	expect(asArray(valueIn(lost.data, "targets")).map((one) => valueIn(one, "name"))).not.toContain("merged");
	const restore = (map: object) => test.call(`${RELEASES}/${without}/restore`, { token, body: { map } });
	expect(await restore({})).toMatchObject({ code: 422, data: { unmapped } });
	expect(await restore({ "/workflow/states/merged": "gone" })).toMatchObject({ code: 422, data: { unmapped } });
	expect(test.services.releases.current()?.id).toBe(shipped);
	expect((await restore({ "/workflow/states/merged": "withdrawn" })).code).toBe(0);
	expect((await desk.detail(id)).code).toBe(404);
	expect(valueIn((await desk.detail(id, token)).data, "status")).toBe("withdrawn");
	const flow = await test.call(`/report/api.MessageFlow/messageFlowList?message_id=${id}`, { token });
	expect(asArray(valueIn(flow.data, "list")).at(-1)).toMatchObject({ from_status: "merged", to_status: "withdrawn" });
});
