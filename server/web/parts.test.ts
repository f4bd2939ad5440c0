import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { serveParts } from "./parts.ts";

const app = Fastify();
const client = `${mkdtempSync(join(tmpdir(), "portico-parts-"))}/`;

const fileIn = (path: string, text: string) => writeFileSync(join(client, path), text);

beforeAll(async () => {
	mkdirSync(join(client, "assets/studio"), { recursive: true });
	fileIn("assets/main-1.js", "as it is");
	fileIn("assets/main-1.js.br", "compressed");
	fileIn("assets/studio/edit-2.css", "deeper");
	fileIn("index.html", "beside them");
	app.setNotFoundHandler((_request, reply) => reply.code(404).send("a page's address"));
	await serveParts(app, client);
	fileIn("assets/late-3.js", "later");
});
afterAll(async () => {
	await app.close();
	rmSync(client, { recursive: true });
});

it("serves parts for ever, also those in folders", async () => {
	const plain = await app.inject("/assets/main-1.js?once=%2f");
	expect(plain).toMatchObject({ statusCode: 200, body: "as it is" });
	expect(plain.headers).toMatchObject({
		"cache-control": "public, max-age=31536000, immutable",
		"content-type": "application/javascript; charset=utf-8",
		vary: "accept-encoding",
	});
	expect((await app.inject("/assets/studio/edit-2.css")).body).toBe("deeper");
});

it("serves them as they were compressed to whoever takes that, and their headers alone to who asks for those", async () => {
	const headers = { "accept-encoding": "gzip, br" };
	const packed = await app.inject({ url: "/assets/main-1.js", headers });
	expect(packed.body).toBe("compressed");
	expect(packed.headers).toMatchObject({
		"content-encoding": "br",
		"content-type": "application/javascript; charset=utf-8",
		"content-length": "10",
	});
	const head = await app.inject({ method: "HEAD", url: "/assets/main-1.js", headers });
	expect(head).toMatchObject({ statusCode: 200, body: "" });
	expect(head.headers).toMatchObject({ "content-encoding": "br", "content-length": "10" });
	expect((await app.inject({ url: "/assets/studio/edit-2.css", headers })).body).toBe("deeper");
});

it.each([
	"/assets/nothing.js",
	"/assets/late-3.js",
	"/assets/",
	"/assets/studio",
	"/assets/studio/",
	"/assets/studio%2fedit-2.css",
	"/assets/main-1.js/",
	"/assets//main-1.js",
	"/assets/../index.html",
	"/assets/%2e%2e/index.html",
	"/assets/..%2findex.html",
	"/assets/%00",
])("leaves %s to who responds where there is nothing", async (url) => {
	expect(await app.inject(url)).toMatchObject({ statusCode: 404, body: "a page's address" });
});
