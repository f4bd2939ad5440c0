import { expect, it } from "vitest";
import { withFirstLook } from "./with-first-look.ts";

const HTML = '<head><script type="module" src="/a.js"></script></head><body><div id="root"></div></body>';

it("puts the page before the portal's place, which stays empty", () => {
	const html = withFirstLook(HTML, { html: "<h1>News</h1>", answers: [] });
	expect(html).toContain('<div id="prerendered"><h1>News</h1></div>');
	expect(html.indexOf("<h1>")).toBeLessThan(html.indexOf('<div id="root"></div>'));
});

it("lets no text of an answer end its element", () => {
	const answers = [{ operation: "a", query: {}, body: "</script><script>alert(1)</script>" }];
	const html = withFirstLook(HTML, { html: "<h1>News</h1>", answers });
	const data = /id="prerendered-answers">(.*?)<\/script>/s.exec(html)?.[1] ?? "";
	expect(JSON.parse(data)).toEqual(answers);
});

it("has what the portal is made of wait for what is to be seen", () => {
	const hints = '<link rel="modulepreload" href="/b.js" /><link rel="preload" as="fetch" href="/c.json" />';
	const html = withFirstLook(hints + HTML, { html: "", answers: [] });
	for (const hint of ['<script type="module"', '<link rel="modulepreload"', '<link rel="preload" as="fetch"'])
		expect(html).toContain(`${hint} fetchpriority="low"`);
});
