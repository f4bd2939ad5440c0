import { brotliDecompressSync, gunzipSync } from "node:zlib";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { countedStatements } from "../testing/counted-statements.ts";
import { openTestApp, type TestApp } from "../testing/test-app.ts";
import { serveArtefacts } from "./artefact-routes.ts";

let test: TestApp;
let manifest: string;

beforeAll(async () => {
	test = await openTestApp();
	manifest = `${test.services.releases.current()?.id}.json`;
}, 60_000);
afterAll(() => test.close());

/** Requests artefacts all at once from a server that has read none so far; with how often it has asked the database. */
async function requested(names: readonly string[], codings: readonly string[]) {
	const { db, releases } = test.services;
	const app = Fastify();
	const ask = (url: string, coding: string) => app.inject({ url, headers: { "accept-encoding": coding } });
	const responses: Awaited<ReturnType<typeof ask>>[] = [];
	const statements = await countedStatements(db, async (counting) => {
		serveArtefacts(app, { db: counting, releases });
		const all = names.flatMap((name) => codings.map((coding) => ask(`/release/${name}`, coding)));
		responses.push(...(await Promise.all(all)));
	});
	await app.close();
	return { responses, statements };
}

it("reads an artefact once for all who want it at once, and answers each as it takes it", async () => {
	const codings = ["gzip, deflate", "gzip, deflate, br, zstd", "br;q=0, gzip", "identity"];
	const { responses, statements } = await requested([manifest, manifest], codings);
	expect(statements).toBe(1);
	const sent = responses.map(({ headers }) => headers["content-encoding"] ?? "");
	expect(sent).toEqual(["gzip", "br", "gzip", "", "gzip", "br", "gzip", ""]);
	const texts = responses.map(({ headers, rawPayload }) => {
		if (headers["content-encoding"] === "br") return brotliDecompressSync(rawPayload).toString();
		return (headers["content-encoding"] === "gzip" ? gunzipSync(rawPayload) : rawPayload).toString();
	});
	expect(new Set(texts).size).toBe(1);
	expect(JSON.parse(String(texts[0]))).toHaveProperty("routes");
	for (const { headers } of responses)
		expect(headers).toMatchObject({
			"cache-control": "public, max-age=31536000, immutable",
			vary: "accept-encoding",
		});
});

it("has nothing of a name that no release has", async () => {
	const { responses } = await requested([`${"0".repeat(64)}.json`, "other.txt"], ["br"]);
	expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
});
