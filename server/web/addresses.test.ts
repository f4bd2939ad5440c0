import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../testing/test-app.ts";

let test: TestApp;

beforeAll(async () => {
	const env = { PORTICO_RATE_FACTOR: "0.02", PORTICO_TRUST_PROXY: "2" };
	test = await openTestApp({ ...env, PORTICO_SECURITY_CONTACT: "security@portal.example" });
}, 60_000);
afterAll(() => test.close());

const EVIL = "evil.example";
const CACHEABLE = [
	...["/", "/index/index", "/article/list", "/sitemap.xml", "/sitemaps/pages.xml", "/robots.txt"],
	...["/feeds/articles.xml", "/feeds/zh-CN/messages.xml", "/manifest.webmanifest", "/openapi.json"],
	...["/.well-known/security.txt", "/error/404"],
];

it.each(CACHEABLE)("says nothing in %s of the host that a request names", async (url) => {
	const headers = { host: EVIL, "x-forwarded-host": EVIL, forwarded: `host=${EVIL}`, accept: "text/html" };
	const { body, headers: answered } = await test.app.inject({ url, headers });
	expect(body).not.toBe("");
	expect(body).not.toContain(EVIL);
	expect(JSON.stringify(answered)).not.toContain(EVIL);
});

/** Asks through two proxies that each note whom they heard: what stands before that the visitor wrote. */
const requestAs = (visitor: string, claimed: string) =>
	test.app.inject({
		method: "POST",
		url: "/report/api.Messages/track",
		remoteAddress: "10.0.0.2",
		headers: { "x-forwarded-for": `${claimed}, ${visitor}, 10.0.0.1` },
		payload: { number: "20261123-000001", query_code: "2222222222" },
	});

it("limits a visitor behind proxies by the address that the first of them noted, whatever the visitor claims", async () => {
	const codes: number[] = [];
	for (let index = 0; index < 4; index++)
		codes.push((await requestAs("203.0.113.5", `198.51.100.${index}`)).json<{ code: number }>().code);
	expect(codes).toEqual([404, 429, 429, 429]);
	expect((await requestAs("203.0.113.6", "198.51.100.0")).json()).toMatchObject({ code: 404 });
});

it("says whom to tell of a hole, until a day that is never past", async () => {
	const { body, headers, statusCode } = await test.app.inject("/.well-known/security.txt");
	expect(statusCode).toBe(200);
	expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
	expect(body).toContain("Contact: mailto:security@portal.example\n");
	const expires = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? "");
	expect(expires).toBeGreaterThan(Date.now() + 30 * 24 * 3600 * 1000);
	expect(expires).toBeLessThan(Date.now() + 365 * 24 * 3600 * 1000);
});

it.each(["/.vite/manifest.json", "/%2Evite/manifest.json", "/.vite/", "/./.vite/manifest.json"])(
	"does not serve the build's own notes at %s",
	async (url) => {
		const { statusCode, body } = await test.app.inject({ url, headers: { accept: "*/*" } });
		expect(statusCode).toBe(404);
		expect(body).not.toContain("src/main.tsx");
	},
);
