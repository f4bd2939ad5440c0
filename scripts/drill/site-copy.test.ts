import { text } from "node:stream/consumers";
import fastify from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { PRERENDER_MARKS } from "../../schemas/prerender.ts";
import { releasePages } from "../../server/discovery/release-pages.ts";
import { clientFiles } from "../../server/site-copy/client-files.ts";
import { copySite } from "../../server/site-copy/copy-site.ts";
import { type Details, readDetails } from "../../server/site-copy/read-details.ts";
import { pageName } from "../../server/site-copy/read-pages.ts";
import { openTestApp, type TestApp } from "../../server/testing/test-app.ts";
import { listStored } from "../../server/uploads/storage.ts";
import { publicEnvAt, type S3Server, startS3 } from "./s3-server.ts";

let s3: S3Server;
let test: TestApp;

beforeAll(async () => {
	s3 = await startS3();
	test = await openTestApp({ ...s3.envAt(s3.port), ...publicEnvAt(s3.port) });
});
afterAll(async () => {
	await test.close();
	await s3.close();
});

const storage = () => test.services.publicStore?.storage ?? expect.fail();
const read = async (name: string) => text((await storage().get(name)) ?? expect.fail(name));

it("copies the release in force to the object storage, and what everybody may have of it alone", {
	timeout: 240_000,
}, async () => {
	await copySite(test.app).run(test.services);
	const { id, manifest_url } = test.services.releases.current() ?? expect.fail();
	expect(JSON.parse(await read("site/release/current.json"))).toEqual({ id, manifest_url });
	const manifest = await read(`site${manifest_url}`);
	expect(manifest).toBe((await test.app.inject(manifest_url)).body);
	for (const { artefact } of JSON.parse(manifest).routes)
		expect(await read(`site/release/${artefact}.json`)).toContain("{");
	const staff = await test.services.db.selectFrom("artefact").select("name").where("staff", "=", true).execute();
	const names = new Set((await listStored(storage())).map(({ name }) => name));
	expect(staff.length).toBeGreaterThan(0);
	expect(staff.filter(({ name }) => names.has(`site/release/${name}`))).toEqual([]);
});

it("deletes what the release in force does not have", async () => {
	const { intake, db } = test.services;
	const stale = `site/release/${"f".repeat(64)}.json`;
	await intake.incoming.withFiles(async (newPath) => {
		const { writeFile } = await import("node:fs/promises");
		const path = newPath();
		await writeFile(path, "{}");
		await storage().put(stale, path, "application/json");
	});
	await db.deleteFrom("setting").where("key", "=", "copied_site").execute();
	await copySite(test.app).run(test.services);
	const names = (await listStored(storage())).map(({ name }) => name);
	expect(names).not.toContain(stale);
	expect(names.length).toBeGreaterThan(10);
});

it("has a place of their own for the newest things that everybody sees", async () => {
	const { db, replica } = test.services;
	const release = (await releasePages(test.services)()) ?? expect.fail();
	const html = `<!doctype html>${PRERENDER_MARKS.root}`;
	const asked: string[] = [];
	const app = fastify();
	app.get("/*", async (request, reply) => {
		asked.push(request.url);
		return reply.type("text/html").send(html);
	});
	const found: Details[] = [];
	for await (const details of readDetails(app, { replica }, release)) found.push(details);
	expect(found.map(({ folder }) => folder)).toEqual(["article/detail/", "message/detail/", "project/detail/"]);
	const shown = await db.selectFrom("message").select("id").where("published", "=", true).execute();
	const names = found[1]?.pages.map(({ name }) => name) ?? [];
	expect(names.length).toBe(Math.min(shown.length, 50));
	expect(shown.map(({ id }) => `message/detail/${id}.html`)).toEqual(expect.arrayContaining(names));
	expect(asked).toContain(`/message/detail?id=${names[0]?.slice("message/detail/".length, -".html".length)}`);
	await app.close();
});

it("stops rendering where nothing comes rendered, and still knows what may lie there", async () => {
	const release = (await releasePages(test.services)()) ?? expect.fail();
	const app = fastify();
	let asked = 0;
	app.get("/*", async (_request, reply) => {
		asked += 1;
		return reply.type("text/html").send("<!doctype html>");
	});
	const kinds: Details[] = [];
	for await (const details of readDetails(app, test.services, release)) kinds.push(details);
	expect(asked).toBe(3 * kinds.length);
	expect(kinds.map(({ pages }) => pages.length)).toEqual([0, 0, 0]);
	expect(kinds.every(({ names }) => names.size > 0)).toBe(true);
	await app.close();
});

it("names pages as addresses are looked for, and takes no part of studio or desk along", async () => {
	expect(["/", "/articles/list"].map(pageName)).toEqual(["index.html", "articles/list.html"]);
	const files = await clientFiles(new URL("../../public/", import.meta.url).pathname);
	expect(files.map(({ name }) => name)).toContain("favicon.svg");
	expect(files.filter(({ name }) => /^(assets\/studio|release|\.vite)|\.html$/.test(name))).toEqual([]);
});
