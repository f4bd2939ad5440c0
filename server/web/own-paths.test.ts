import { globSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { isServerPath } from "../../schemas/rules/portal/server-paths.ts";
import { openTestApp, type TestApp } from "../testing/test-app.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

let test: TestApp;

beforeAll(async () => {
	test = await openTestApp({ PORTICO_METRICS_TOKEN: "own-paths" });
}, 60_000);
afterAll(() => test.close());

/** What Fastify prints as a tree of routes, each under the beginning that it shares with others, as whole paths. */
function routesOf(tree: string): string[] {
	const above: string[] = [];
	return tree.split("\n").flatMap((line) => {
		const [, indent = "", part = "", methods] = /^(.*)[├└]── (\S*)(?: \((.+)\))?/.exec(line) ?? [];
		if (part === "") return [];
		const depth = indent.length / 4;
		above.splice(depth, Number.POSITIVE_INFINITY, part);
		return methods ? [above.join("").replace(/^\/+/, "/")] : [];
	});
}

/** Where the server answers with pages. */
const OF_PAGES = ["/", "/*"];

it("reads whole paths from a printed tree", () => {
	const tree =
		"└── / (GET)\n    ├── case (GET)\n    │   └── s (GET)\n    │       └── /:id (POST)\n    └── a\n        └── b (GET)";
	expect(routesOf(tree)).toEqual(["/", "/case", "/cases", "/cases/:id", "/ab"]);
});

it("leaves no address to pages that a route of the server or a file of the client has", () => {
	const routes = routesOf(test.app.printRoutes({ commonPrefix: false }));
	expect(routes).toEqual(expect.arrayContaining(["/metrics", "/open311/v2/services", "/admin/api/desk/cases"]));
	const files = [...readdirSync(`${ROOT}public`), ...globSync("*.html", { cwd: ROOT })].map((name) => `/${name}`);
	expect(files).toEqual(expect.arrayContaining(["/favicon.svg", "/studio.html"]));
	const taken = [...routes, ...files].filter((path) => !OF_PAGES.includes(path));
	expect(taken.filter((path) => !isServerPath(path))).toEqual([]);
});

it.each(["/open311/v2/nothing", "/sitemaps/nothing", "/personal-data/a/b"])(
	"says in the envelope, not by a page, that nothing is at %s",
	async (url) => {
		const { statusCode, headers } = await test.app.inject({ url, headers: { accept: "text/html" } });
		expect(statusCode).toBe(404);
		expect(headers["content-type"]).toContain("application/json");
	},
);
