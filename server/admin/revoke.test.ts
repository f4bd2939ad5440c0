import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { asArray, asObject, type JsonObject } from "../../schemas/json/json.ts";
import { DRAFT_DAYS } from "../../schemas/rules/portal/draft-life.ts";
import { applyVisibility } from "../jobs/apply-visibility.ts";
import { shippedSources } from "../release/shipped.ts";
import { changedDocuments } from "../testing/changed-documents.ts";
import { openDesk } from "../testing/filed-case.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";

let test: TestApp;
let token: string;
let shipped: { id: string; hash: string };

const RELEASES = "/admin/api/releases";

const post = (path: string, body: object) => test.call(`${RELEASES}${path}`, { token, body });
const publish = (sources: object[], more: object = {}) => post("", { sources, override: true, ...more });
const revoke = (id: string, body: object) => post(`/${id}/revoke`, body);

const suggestionWith = (change: (document: JsonObject) => JsonObject) =>
	changedDocuments({ "forms/suggestion.json": change });
const titled = (title: string) => suggestionWith((document) => ({ ...document, title }));

async function reference(): Promise<JsonObject> {
	const { data } = await test.call("/report/api.Configs/getConfig");
	return asObject(valueIn(valueIn(data, "pc"), "release"));
}

/** The release in force, and its version of the suggestion form. */
async function inForce(): Promise<{ id: string; hash: string }> {
	const { id, manifest_url } = await reference();
	const manifest: unknown = (await test.app.inject(String(manifest_url))).json();
	const entry = valueIn(valueIn(manifest, "forms"), "suggestion");
	return { id: String(id), hash: String(valueIn(entry, "artefact")) };
}

const artefactStatus = async (hash: string) => (await test.app.inject(`/release/${hash}.json`)).statusCode;

beforeAll(async () => {
	test = await openTestApp();
	token = await test.login(ADMIN_MOBILE);
	shipped = await inForce();
}, 60_000);
afterAll(() => test.close());
beforeEach(async () => {
	await test.services.db.deleteFrom("revocation").execute();
	await post(`/${shipped.id}/restore`, {});
});

it("revokes the version of a form: nothing is filed with it, browsers hear of it, and who, when and why is recorded", async () => {
	const desk = await openDesk(test);
	await publish(titled("A better form"));
	expect((await desk.file()).code).toBe(0);
	const announced = new Promise((resolve) => test.services.releases.subscribe(resolve));
	const revoked = await revoke(shipped.id, { form: "suggestion", reason: "It asked for too much." });
	expect(revoked).toMatchObject({ code: 0, data: { form: "suggestion", form_hash: shipped.hash } });
	expect(await announced).toMatchObject({ revoked_forms: [shipped.hash] });
	expect(await reference()).toMatchObject({ revoked_forms: [shipped.hash] });
	expect((await desk.file()).code).toBe(410);
	expect(await artefactStatus(shipped.hash)).toBe(404);
	const { data } = await test.call(RELEASES, { token });
	expect(valueIn(data, "revocations")).toMatchObject([
		{ form: "suggestion", reason: "It asked for too much.", author: "139****0001", revoked_at: expect.any(String) },
	]);
	expect((await revoke(shipped.id, { form: "suggestion", reason: "Again" })).code).toBe(409);
});

it("tells what revoking a form's version would do: the drafts that were started on it, and whether another follows", async () => {
	const citizen = await test.login("13700000088");
	const draft = { form: "suggestion", form_hash: shipped.hash, data: { title: "A bench" }, version: 0 };
	expect((await test.call("/report/api.Drafts/save", { token: citizen, body: draft })).code).toBe(0);
	const told = async () => {
		const { data } = await test.call(`${RELEASES}/${shipped.id}/forms`, { token });
		const forms = asArray(valueIn(data, "forms")).map(asObject);
		return forms.find(({ id }) => id === "suggestion");
	};
	expect(await told()).toMatchObject({ drafts: 1, in_force: true, revoked: false, followed: true });
	await publish(titled("A better form"));
	await revoke(shipped.id, { form: "suggestion", reason: "It asked for too much." });
	expect(await told()).toMatchObject({ drafts: 1, in_force: false, revoked: true, followed: true });
});

it("does not let come in force again what was revoked", async () => {
	await publish(titled("A mistake"));
	const mistake = await inForce();
	await post(`/${shipped.id}/restore`, {});
	expect((await revoke(mistake.id.slice(0, 12), { reason: "A mistake." })).code).toBe(0);
	const refused = { code: 409, msg: expect.stringContaining("A mistake.") };
	expect(await post(`/${mistake.id}/restore`, {})).toMatchObject(refused);
	expect(await publish(titled("A mistake"))).toMatchObject(refused);
	expect(await artefactStatus(mistake.id)).toBe(404);
	expect(await artefactStatus(shipped.hash)).toBe(200);
});

it("refuses to revoke what is in force, what is not there, and without a reason", async () => {
	expect(await revoke(shipped.id, { reason: "No" })).toMatchObject({
		code: 409,
		msg: expect.stringContaining("first"),
	});
	expect((await revoke(shipped.id, { form: "suggestion", reason: "No" })).code).toBe(409);
	expect((await revoke(shipped.id, { form: "absent", reason: "No" })).code).toBe(404);
	expect((await revoke(shipped.id, {})).code).toBe(422);
	expect((await test.call(`${RELEASES}/${shipped.id}/revoke`, { body: { reason: "No" } })).code).toBe(401);
});

it("takes what was started on an older version for as long as a draft lives, and no longer", async () => {
	const desk = await openDesk(test);
	await publish(titled("A newer form"));
	const superseded = (days: number) =>
		sql`update publication set published_at = now() - make_interval(days => ${days}, mins => ${days === DRAFT_DAYS ? -5 : 5})`.execute(
			test.services.db,
		);
	await superseded(DRAFT_DAYS);
	expect((await desk.file()).code).toBe(0);
	await superseded(DRAFT_DAYS + 1);
	expect((await desk.file()).code).toBe(410);
	expect((await (await openDesk(test)).file()).code).toBe(0);
});

it("hides of stored cases what the form in force hides, also from their titles and from the search", async () => {
	const desk = await openDesk(test);
	const id = await desk.fileId();
	await desk.act(id, { action: "accept" });
	await desk.publish(id);
	const seen = async () => JSON.stringify((await desk.detail(id)).data);
	const found = async () => JSON.stringify(await test.call("/report/api.Messages/getList?keyword=playground"));
	expect(await seen()).toContain("hot days");
	expect(await found()).toContain(id);
	const hidden = suggestionWith((document) => {
		const fields = asObject(document.fields);
		const names = Object.keys(fields).filter((pointer) => valueIn(fields[pointer], "visibility") === "public");
		const made = names.map((pointer) => [pointer, { ...asObject(fields[pointer]), visibility: "private" }]);
		return { ...document, fields: { ...fields, ...Object.fromEntries(made) } };
	});
	expect((await publish(hidden)).code).toBe(0);
	expect(await seen()).not.toContain("hot days");
	await applyVisibility.run(test.services);
	expect(await found()).not.toContain(id);
	expect(await seen()).not.toContain("water tap");
	await publish(shippedSources());
	await applyVisibility.run(test.services);
	expect(await found()).toContain(id);
});
