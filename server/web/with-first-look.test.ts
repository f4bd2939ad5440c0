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

it("puts off what the portal is made of until the look has been painted, and nothing else", () => {
	const hints =
		'<link rel="modulepreload" crossorigin href="/b.js"><link rel="preload" as="fetch" href="/c.json" id="x" />';
	const style = '<link rel="stylesheet" href="/d.css" />';
	const html = withFirstLook(`<head>${hints}${style}${HTML.slice(6)}`, { html: "", answers: [] });
	const [template = "", put = ""] = /<template id="portal-hints">(.*?)<\/template>/.exec(html) ?? [];
	expect(put).toBe(`<link rel="modulepreload" href="/a.js" />${hints}`);
	expect(html.replace(template, "")).not.toMatch(/modulepreload|as="fetch"|type="module"/);
	expect(html).toContain(style);
	expect(html).toContain('<script defer src="/begin-portal.js" data-portal="/b.js /a.js"></script>');
	expect(html.indexOf("begin-portal")).toBeLessThan(html.indexOf("</head>"));
});
