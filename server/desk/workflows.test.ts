import { afterAll, beforeAll, expect, it } from "vitest";
import { asArray, asObject, type JsonObject } from "../../schemas/json/json.ts";
import { changedDocuments } from "../testing/changed-documents.ts";
import { type CaseDesk, complaintIn, openDesk, submissionOf } from "../testing/filed-case.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";

let test: TestApp;
let desk: CaseDesk;
let token: string;

beforeAll(async () => {
	test = await openTestApp();
	desk = await openDesk(test);
	token = await test.login(ADMIN_MOBILE);
}, 60_000);
afterAll(() => test.close());

const caseOf = async (id: string) => asObject((await test.call(`/admin/api/desk/case?id=${id}`, { token })).data);
const actionsOf = (found: JsonObject) => asArray(found.moves).map((move) => valueIn(move, "action"));
const send = (path: string, body: object) => test.call(`/admin/api/desk/${path}`, { token, body });

const TRIAGE = { label: "Being sorted", description: "We look at it.", tone: "info", open311: "open", public: false };
const DONE = { label: "Thanked", description: "It was read.", tone: "success", open311: "closed", public: false };

/** A workflow with two states of its own, for suggestions. */
const THANKS = {
	kind: "workflow",
	id: "thanks",
	states: { triage: TRIAGE, thanked: DONE },
	transitions: [
		{ action: "submit", label: "File", from: [], to: "triage", by: ["citizen"], note: "none" },
		{ action: "thank", label: "Say thanks", from: ["triage"], to: "thanked", by: ["handler"], note: "optional" },
	],
	clocks: [{ id: "thank", label: "Thanked within a day", from: "triage", until: ["thanked"], days: 1 }],
};

const withThanks = (categories: JsonObject): JsonObject => ({
	...categories,
	categories: asArray(categories.categories).map((category) =>
		valueIn(category, "code") === "suggestion" ? { ...asObject(category), workflow: "thanks" } : category,
	),
});

it("takes a second workflow with states of its own without a redeploy, and a case begun before keeps its own", async () => {
	const before = await desk.fileId();
	const sources = [
		...changedDocuments({ "categories.json": withThanks }),
		{ path: "workflows/thanks.json", text: JSON.stringify(THANKS) },
	];
	const published = await test.call("/admin/api/releases", { token, body: { sources, override: true } });
	expect(published.code, JSON.stringify(published)).toBe(0);
	const fresh = { ...(await submissionOf(test, "suggestion")), idempotency_key: crypto.randomUUID() };
	const after = String(valueIn((await test.call("/report/api.Messages/index", { body: fresh })).data, "id"));

	const found = await caseOf(after);
	expect(found).toMatchObject({ status: "triage", status_label: "Being sorted", workflow: "thanks" });
	expect(actionsOf(found)).toEqual(["thank"]);
	expect(asArray(found.clocks).map((clock) => valueIn(clock, "id"))).toEqual(["thank"]);
	expect(actionsOf(await caseOf(before))).toEqual(["accept", "reject", "request-info"]);

	// What pages word states by knows those of both.
	const config = await test.call("/report/api.Configs/getConfig");
	const reference = valueIn(valueIn(config.data, "pc"), "release");
	const manifest: unknown = (await test.app.inject(String(valueIn(reference, "manifest_url")))).json();
	const words = (await test.app.inject(`/release/${valueIn(manifest, "workflow")}.json`)).json();
	expect(Object.keys(words.states)).toEqual(expect.arrayContaining(["submitted", "triage", "thanked"]));

	expect((await send("cases/move", { id: before, version: 1, action: "thank" })).code).toBe(409);
	const moved = await send("cases/move", { id: after, version: found.version, action: "thank" });
	expect(moved.data).toMatchObject({ status: "thanked" });
	const open = await test.call("/admin/api/desk/cases?limit=50", { token });
	expect(JSON.stringify(open.data)).not.toContain(after);
	const closed = await test.call("/admin/api/desk/cases?limit=50&state=thanked", { token });
	expect(closed.data).toMatchObject({ total: 1, list: [{ id: after }] });
});

it("says of a new case which rules gave it to whom, and why", async () => {
	const id = String(valueIn((await desk.file(undefined, { title: "A gas smell in the park" })).data, "id"));
	const found = await caseOf(id);
	expect(found).toMatchObject({ priority: 2, team: { id: "services" } });
	expect(found.routed).toMatchObject([{ rule: "danger", why: "“gas”" }]);
});

it("gives a case to another team by the district that its words name, and says both rules", async () => {
	const body = await complaintIn(test, "waste", {
		title: "Bins overflow in the Old Town",
		identity: "anonymous",
		contact_name: undefined,
		contact_mobile: undefined,
		contact_by: undefined,
		contact_time: undefined,
	});
	const id = String(valueIn((await test.call("/report/api.Messages/index", { body })).data, "id"));
	const found = await caseOf(id);
	expect(found).toMatchObject({ priority: 1, district: "Old Town", team: { id: "streets" } });
	expect(found.routed).toEqual([
		{ rule: "names-old-town", title: "Names the Old Town", why: "“Old Town”" },
		{ rule: "old-town-lanes", title: "Waste in the lanes of the Old Town", why: "Waste and street cleaning; Old Town" },
	]);
});
