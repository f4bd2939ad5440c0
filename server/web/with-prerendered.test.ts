import { expect, it } from "vitest";
import type { PrerenderedResponse } from "../../schemas/prerender.ts";
import { withPrerendered } from "./with-prerendered.ts";

const HTML = '<head><script type="module" src="/a.js"></script></head><body><div id="root"></div></body>';

const lookOf = (html: string, responses: PrerenderedResponse[] = []) => ({
	html,
	source: { at: "2026-03-01T08:00:00Z", wide: false, responses: responses },
});

it("puts the page into the portal's place, with its address", () => {
	const html = withPrerendered(HTML, lookOf("<h1>News</h1>"), '/search?q="a&b"');
	expect(html).toContain('<div id="root" data-first-look="/search?q=&quot;a&amp;b&quot;"><h1>News</h1></div>');
});

it("lets no text of a response end its element", () => {
	const responses = [{ operation: "a", query: {}, body: "</script><script>alert(1)</script>" }];
	const html = withPrerendered(HTML, lookOf("<h1>News</h1>", responses), "/");
	const data = /id="first-look-source">(.*?)<\/script>/s.exec(html)?.[1] ?? "";
	expect(JSON.parse(data).responses).toEqual(responses);
});

it("puts off what the portal is made of until the look has been painted, and nothing else", () => {
	const hints =
		'<link rel="modulepreload" crossorigin href="/b.js"><link rel="preload" as="fetch" href="/c.json" id="x" />';
	const style = '<link rel="stylesheet" href="/d.css" />';
	const html = withPrerendered(`<head>${hints}${style}${HTML.slice(6)}`, lookOf(""), "/");
	const [template = "", put = ""] = /<template id="portal-hints">(.*?)<\/template>/.exec(html) ?? [];
	expect(put).toBe(`<link rel="modulepreload" href="/a.js" />${hints}`);
	expect(html.replace(template, "")).not.toMatch(/modulepreload|as="fetch"|type="module"/);
	expect(html).toContain(style);
	expect(html).toContain('<script defer src="/begin-portal.js" data-portal="/b.js /a.js"></script>');
	expect(html.indexOf("begin-portal")).toBeLessThan(html.indexOf("</head>"));
});

it("names the forms that the page holds where the first script finds them, and none where it holds none", () => {
	const html = `<html lang="en">${HTML}</html>`;
	const form = '<h1>Follow</h1><form method="dialog" data-form="track"></form><form data-form="ask"></form>';
	expect(withPrerendered(html, lookOf(form), "/")).toContain('<html data-forms="track ask" lang="en">');
	expect(withPrerendered(html, lookOf("<h1>News</h1>"), "/")).toContain('<html lang="en">');
});
