import { afterAll, beforeAll, expect, it } from "vitest";
import type { DocumentSource } from "../../schemas/compiler/index.ts";
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

const RELEASES = "/admin/api/releases";

const withName = (name: string): DocumentSource[] =>
	shippedSources().map(({ path, text }) => {
		if (path !== "site.json") return { path, text };
		return { path, text: text.replace(/"name": "[^"]*"/, `"name": "${name}"`) };
	});

const siteText = () => shippedSources().find(({ path }) => path === "site.json")?.text ?? "";

const publish = (sources: DocumentSource[], more: object = {}) =>
	test.call(RELEASES, { token, body: { sources, override: !("base" in more), ...more } });

async function currentId(): Promise<unknown> {
	const { data } = await test.call("/report/api.Configs/getConfig");
	return valueIn(valueIn(valueIn(data, "pc"), "release"), "id");
}

it("keeps everybody but publishers from the administration", async () => {
	expect((await test.call(RELEASES)).code).toBe(401);
	expect((await test.call(RELEASES, { token: await test.login("13700000021") })).code).toBe(403);
});

it("publishes documents, keeps the earlier release served, and restores it", async () => {
	const before = String(await currentId());
	const published = await publish(withName("Another name"));
	const id = String(valueIn(published.data, "id"));
	expect(await currentId()).toBe(id);
	expect(id).not.toBe(before);
	const manifest = await test.app.inject(`/release/${before}.json`);
	expect(manifest.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
	expect((await test.call(`${RELEASES}/${before}/restore`, { token, body: {} })).code).toBe(0);
	expect(await currentId()).toBe(before);
	const { json } = await test.app.inject({
		method: "POST",
		url: `${RELEASES}/${id}/restore`,
		headers: { authorization: token },
	});
	expect(json()).toMatchObject({ code: 0, data: { id } });
	expect((await test.call(`${RELEASES}/${before}/restore`, { token, body: {} })).code).toBe(0);
});

it("says what each publication changed of the one before, and of a restored release that it is taken back", async () => {
	const before = String(await currentId());
	const id = String(valueIn((await publish(withName("A name for a day"))).data, "id"));
	expect((await test.call(`${RELEASES}/${before}/restore`, { token, body: {} })).code).toBe(0);
	const { data } = await test.call(RELEASES, { token });
	const [restored, named] = asArray(valueIn(data, "list"));
	expect([valueIn(restored, "id"), valueIn(named, "id")]).toEqual([before, id]);
	const changesOf = async (version: unknown) =>
		(await test.call(`/admin/api/publications/${String(version)}/changes`, { token })).data;
	const told = await changesOf(valueIn(named, "version"));
	expect(told).toMatchObject({
		documents: [{ path: "site.json", kind: "changed", sentences: [{ text: expect.any(String) }] }],
	});
	expect(JSON.stringify(told)).toContain("A name for a day");
	expect(JSON.stringify(await changesOf(valueIn(restored, "version")))).toContain("A name for a day");
	const inChinese = await test.app.inject({
		url: `/admin/api/publications/${String(valueIn(named, "version"))}/changes`,
		headers: { authorization: token, "accept-language": "zh-CN" },
	});
	// The portal's own words for what is named: its former name, by which the site is known in a sentence.
	const { name } = asObject(JSON.parse(siteText()));
	expect(asObject(asObject(inChinese.json()).data).words).toMatchObject({
		[String(name)]: expect.stringMatching(/\p{sc=Han}/u),
	});
	expect(valueIn(told, "words")).toEqual({});
	expect((await test.call("/admin/api/publications/0/changes", { token })).code).toBe(404);
	expect((await test.call("/admin/api/publications/x/changes", { token })).code).toBe(404);
});

/** Ids that start alike. */
const ALIKE = ["0", "1"].map((last) => `feed${"0".repeat(59)}${last}`);

it("restores by the beginning of an id, and names the releases where several start so", async () => {
	const restored = (name: string) => test.call(`${RELEASES}/${name}/restore`, { token, body: {} });
	const before = String(await currentId());
	expect(await restored(before.slice(0, 12))).toMatchObject({ code: 0, data: { id: before } });
	for (const name of ["0badc0ffee", before.slice(0, 3), "%25%25%25%25", "____"])
		expect((await restored(name)).code, name).toBe(404);
	const rows = ALIKE.map((id) => ({ id, manifest: "{}", sources: "[]" }));
	await test.services.db.insertInto("release").values(rows).execute();
	expect(await restored("feed")).toMatchObject({ code: 409, data: { ids: ALIKE } });
	expect(await currentId()).toBe(before);
});

it("tells open browsers of a publication", async () => {
	const announced = new Promise((resolve) => test.services.releases.subscribe(resolve));
	const published = await publish(withName("A name to be told"));
	expect(await announced).toMatchObject({ id: valueIn(published.data, "id") });
});

it("refuses documents with errors, says where, and leaves the release as it is", async () => {
	const before = await currentId();
	const outcome = await publish([...withName("Broken"), { path: "pages/broken.json", text: "{ not json" }]);
	expect(outcome.code).toBe(422);
	expect(valueIn(outcome.data, "diagnostics")).toContainEqual(
		expect.objectContaining({ document: "pages/broken.json", severity: "error" }),
	);
	expect(await currentId()).toBe(before);
});

it("refuses documents with one error among more warnings than can be listed", async () => {
	const before = await currentId();
	const locales = ["fr-FR", "de-DE", "es-ES", "it-IT"]
		.map((code) => `{ "code": "${code}", "name": "${code}" },`)
		.join("");
	const sources = withName("Crowded").map(({ path, text }) => {
		if (path === "site.json") return { path, text: text.replace('"locales": [', `"locales": [${locales}`) };
		return { path, text: path === "workflow.json" ? text.replace('"to": "withdrawn"', '"to": "closed"') : text };
	});
	const outcome = await publish(sources);
	expect(outcome.code).toBe(422);
	expect(valueIn(outcome.data, "diagnostics")).toContainEqual(
		expect.objectContaining({ document: "workflow.json", code: "unreachable-state", severity: "error" }),
	);
	expect(await currentId()).toBe(before);
});

it("refuses to publish over a release that the editor has not seen", async () => {
	const base = String(await currentId());
	expect((await publish(withName("First"), { base })).code).toBe(0);
	expect((await publish(withName("Second"), { base })).code).toBe(409);
});
