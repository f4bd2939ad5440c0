import { describe, expect, test } from "vitest";
import { readExample } from "../read-example.ts";
import { block, HOME, site } from "./cases/provoke.fixture.ts";
import { check } from "./index.ts";

describe("one mistake is reported once, where it was made", () => {
	test("in a page that others link to", () => {
		expect(check(block({ type: "headin" })()).map(({ document, code }) => [document, code])).toEqual([
			[HOME, "unknown-block"],
		]);
	});

	test.each([HOME, "pages/login.json"])("in %s, which is no JSON any more", (path) => {
		const sources = readExample("base").map((one) => (one.path === path ? { path, text: `${one.text},` } : one));
		expect(check(sources).map(({ document, code }) => [document, code])).toEqual([[path, "syntax"]]);
	});

	test("in a site whose redirects others link to", () => {
		const sources = [
			...site(["tagline"], 5)(),
			{
				path: "pages/more.json",
				text: JSON.stringify({
					kind: "page",
					id: "more",
					path: "/more",
					title: "More",
					blocks: [{ type: "link", label: "Home", link: { to: "/index" } }],
				}),
			},
		];
		expect(check(sources).map(({ document, pointer }) => [document, pointer])).toEqual([["site.json", "/tagline"]]);
	});
});
