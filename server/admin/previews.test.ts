import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";
import { servePreviews } from "../web/preview.ts";

const folder = mkdtempSync(join(tmpdir(), "portico-preview-"));
let test: TestApp;
let client: FastifyInstance;
let administrator: string;
let draft: string;

beforeAll(async () => {
	test = await openTestApp();
	administrator = await test.login(ADMIN_MOBILE);
	writeFileSync(join(folder, "preview.html"), "<title>Preview</title>");
	client = fastify();
	servePreviews(client, `${folder}/`, test.services);
	const created = await test.call("/admin/api/draft-releases", { token: administrator, body: { name: "Spring" } });
	draft = String(valueIn(created.data, "id"));
	const edit = { id: "1", verb: "set", path: "site.json", at: "/name", value: "Only looked at" };
	await test.call(`/admin/api/draft-releases/${draft}/edits`, {
		token: administrator,
		body: { after: 0, edits: [edit] },
	});
}, 60_000);
afterAll(async () => {
	rmSync(folder, { recursive: true });
	await client.close();
	await test.close();
});

const make = (body: object, token = administrator) => test.call("/admin/api/previews", { token, body });
const opened = async (body: object) => {
	const { code, data } = await make(body);
	expect(code).toBe(0);
	return { address: String(valueIn(data, "address")), release: String(valueIn(data, "release")) };
};

it("shows an unpublished release to whoever has its pass, in a frame of the portal alone, and to nobody else", async () => {
	const { address, release } = await opened({ draft });
	const page = await client.inject(`${address}report/index`);
	expect([page.statusCode, page.body]).toEqual([200, "<title>Preview</title>"]);
	expect(page.headers["content-security-policy"]).toContain("frame-ancestors 'self'");
	expect(page.headers["cache-control"]).toBe("no-store");
	const named = await client.inject(`${address}release/current.json`);
	expect(named.json()).toMatchObject({ id: release });
	expect((await client.inject(`${address}release/${release}.json`)).body).toContain("Only looked at");
	for (const url of [
		"/preview/guessed/",
		`/preview/guessed/release/${release}.json`,
		"/preview/guessed/release/current.json",
	])
		expect([url, (await client.inject(url)).statusCode]).toEqual([url, 404]);
	const { code } = await test.call(`/release/${release}.json`, {});
	expect(code).toBe(404);
});

it("closes at once when the pass expires, and forgets what could be seen", async () => {
	const { address, release } = await opened({ draft, hours: 1 });
	expect((await client.inject(`${address}release/${release}.json`)).statusCode).toBe(200);
	await test.services.db
		.updateTable("preview")
		.set({ expires_at: new Date(Date.now() - 1) })
		.execute();
	for (const name of ["", `release/${release}.json`, "release/current.json"])
		expect((await client.inject(address + name)).statusCode).toBe(404);
});

it("shows the portal as of a release", async () => {
	const id = String(test.services.releases.current()?.id);
	const { address, release } = await opened({ release: id.slice(0, 12) });
	expect(release).toBe(id);
	expect((await client.inject(`${address}release/${id}.json`)).statusCode).toBe(200);
});

it("is for editors alone, and refuses what is broken with its problems", async () => {
	expect((await make({ draft }, "")).code).toBe(401);
	expect((await make({ draft }, await test.login("13900000077"))).code).toBe(403);
	expect((await make({ release: "feedfeed" })).code).toBe(404);
	const created = await test.call("/admin/api/draft-releases", { token: administrator, body: { name: "Broken" } });
	const id = String(valueIn(created.data, "id"));
	const edit = { id: "1", verb: "replace-document", path: "site.json", at: "", value: "{" };
	await test.call(`/admin/api/draft-releases/${id}/edits`, { token: administrator, body: { after: 0, edits: [edit] } });
	const { code, data } = await make({ draft: id });
	expect(code).toBe(422);
	expect(JSON.stringify(data)).toContain("site.json");
}, 30_000);
