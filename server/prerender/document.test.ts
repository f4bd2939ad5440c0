import { JSDOM } from "jsdom";
import { expect, it } from "vitest";
import type { PrerenderedResponse } from "../../schemas/prerender.ts";
import { type PageDocument, pageDocument } from "./document.ts";
import { documentTemplate } from "./template.ts";

const template = documentTemplate(
	`<!doctype html>
<!--slot:document--><html><!--/slot--><head><!--slot:head--><title>Built in</title><!--/slot-->
<!--slot:portal--><!--/slot--></head><body><!--slot:page--><div id="root"></div><!--/slot--></body></html>`,
);

const PAGE: PageDocument = {
	head: { locale: "zh-CN", markup: "<title>News</title>" },
	scripts: {
		entry: "/a.js",
		parts: ["/b.js", "/c.js"],
		styles: ["/d.css"],
		form: ["/f.js"],
		prose: [],
		late: () => [],
	},
	hints: {
		paint: ['<link rel="stylesheet" href="/brand.css" />'],
		portal: ['<link rel="preload" as="fetch" href="/page.json" crossorigin />'],
	},
	prerendered: null,
};

const prerenderedAs = (html: string, { responses = [] as PrerenderedResponse[], forms = [] as string[] } = {}) => ({
	html,
	forms,
	hasProse: false,
	requested: "/",
	source: { at: "2026-03-01T08:00:00Z", responses },
});
const documentOf = (page: Partial<PageDocument>) =>
	new JSDOM(pageDocument(template, { ...PAGE, ...page })).window.document;
const addressesIn = (within: ParentNode, selector: string) =>
	[...within.querySelectorAll(selector)].map((link) => link.getAttribute("href") ?? link.getAttribute("src"));

it("puts the page into the portal's place, with the address that was requested", () => {
	const requested = '/search?q="a&b"';
	const document = documentOf({ prerendered: { ...prerenderedAs("<h1>News</h1>"), requested } });
	const root = document.getElementById("root");
	expect(root?.innerHTML).toBe("<h1>News</h1>");
	expect(root?.getAttribute("data-prerendered")).toBe(requested);
	expect(document.title).toBe("News");
	expect(document.documentElement.lang).toBe("zh-CN");
});

it("lets no text of a response end its element", () => {
	const responses = [{ operation: "a", query: {}, body: "</script><script>alert(1)</script>" }];
	const document = documentOf({ prerendered: prerenderedAs("<h1>News</h1>", { responses }) });
	expect(JSON.parse(document.getElementById("hydration-source")?.textContent ?? "").responses).toEqual(responses);
	expect(document.body.querySelectorAll("script")).toHaveLength(1);
});

it("puts off what the portal is made of until the prerendered page has been painted, and nothing else", () => {
	const { head } = documentOf({ prerendered: prerenderedAs("") });
	const later = head.querySelector<HTMLTemplateElement>("template#portal-hints");
	expect(later && addressesIn(later.content, "link")).toEqual(["/a.js", "/b.js", "/c.js", "/page.json"]);
	expect(addressesIn(head, "link")).toEqual(["/d.css", "/brand.css"]);
	expect(addressesIn(head, "script")).toEqual(["/begin-portal.js"]);
	expect(head.querySelector("script")?.dataset.portal).toBe("/b.js /c.js /a.js");
});

it("loads the portal at once where the page is not prerendered", () => {
	const document = documentOf({});
	expect(addressesIn(document, "script")).toEqual(["/a.js"]);
	expect(addressesIn(document, "link")).toEqual(["/b.js", "/c.js", "/d.css", "/brand.css", "/page.json"]);
	expect(document.getElementById("root")?.innerHTML).toBe("");
});

it("loads the portal also where nothing is known of the page", () => {
	const document = documentOf({ head: undefined, hints: undefined });
	expect(addressesIn(document, "script")).toEqual(["/a.js"]);
	expect(document.title).toBe("Built in");
});

it("names the forms that the page holds where the first script finds them, and none where it holds none", () => {
	const formsOf = (forms: string[]) =>
		documentOf({ prerendered: prerenderedAs("", { forms }) }).documentElement.getAttribute("data-forms");
	expect(formsOf(["track", "ask"])).toBe("track ask");
	expect(formsOf([])).toBeNull();
});
