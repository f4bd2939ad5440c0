import { brotliDecompressSync, gunzipSync } from "node:zlib";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { sendDocument } from "./send-document.ts";

const UNPACKED = new Map([
	["br", brotliDecompressSync],
	["gzip", gunzipSync],
]);

it("sends a document once, and 304 as long as it stays the same", async () => {
	const app = Fastify();
	let html = "<p>A page</p>";
	app.get("/", (request, reply) => sendDocument(request, reply, { html }));
	const first = await app.inject("/");
	const tag = String(first.headers.etag);
	expect([first.statusCode, first.body, first.headers["content-type"]]).toEqual([
		200,
		html,
		"text/html; charset=utf-8",
	]);
	const again = (given: string) => app.inject({ url: "/", headers: { "if-none-match": given } });
	const known = await again(`"other", ${tag}`);
	expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, "", tag]);
	expect((await again('W/"other"')).statusCode).toBe(200);
	html = "<p>Another release</p>";
	const changed = await again(tag);
	expect([changed.statusCode, changed.body]).toEqual([200, html]);
	await app.close();
});

it("compresses a document once for all who take a coding, and for nobody else", async () => {
	const app = Fastify();
	const page = { html: "<p>A page</p>".repeat(100) };
	app.get("/", (request, reply) => sendDocument(request, reply, page));
	const bodyFor = async (accepted: string) => {
		const { headers, rawPayload } = await app.inject({ url: "/", headers: { "accept-encoding": accepted } });
		const unpack = UNPACKED.get(String(headers["content-encoding"]));
		return { coding: headers["content-encoding"], html: (unpack ? unpack(rawPayload) : rawPayload).toString() };
	};
	for (const accepted of ["br", "gzip, br;q=0.5", "gzip,br"])
		expect(await bodyFor(accepted)).toEqual({ coding: "br", html: page.html });
	for (const accepted of ["gzip", "gzip, deflate", "br;q=0, gzip"])
		expect(await bodyFor(accepted)).toEqual({ coding: "gzip", html: page.html });
	for (const refused of ["", "deflate", "br;q=0", "brx, br; q=0.0"])
		expect(await bodyFor(refused)).toEqual({ coding: undefined, html: page.html });
	await app.close();
});
