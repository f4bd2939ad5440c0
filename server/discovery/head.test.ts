import { expect, it } from "vitest";
import { shippedSite } from "../testing/shipped-site.ts";
import { siteFacts, withHead } from "./head.ts";

const BUILT = `<!doctype html>
<html lang="en-US">
	<head>
		<meta charset="utf-8" />
		<title>Portico</title>
		<meta name="viewport" content="width=device-width" />
		<meta name="description" content="Built in." />
		<script type="module" src="/assets/index.js"></script>
	</head>
	<body><div id="root"></div></body>
</html>
`;

const facts = { ...siteFacts(shippedSite), title: "A & B", description: 'Say "<hi>"' };

it("puts title and description in the place of the built ones, escaped", () => {
	const html = withHead(BUILT, facts);
	expect(html).toContain("<title>A &amp; B</title>");
	expect(html).toContain('<meta name="description" content="Say &quot;&lt;hi&gt;&quot;" />');
	expect(html).not.toContain("Built in.");
	expect(html.match(/<title>/g)).toHaveLength(1);
	expect(html.indexOf("charset")).toBeLessThan(html.indexOf("<title>"));
	expect(html).toContain('<script type="module" src="/assets/index.js"></script>');
});

it("says the same when done twice, as the server does with a static build", () => {
	const once = withHead(BUILT, { ...facts, canonical: "http://city/a" });
	expect(withHead(once, facts)).toBe(withHead(BUILT, facts));
});

it("asks search engines to leave out what is not to be listed", () => {
	expect(withHead(BUILT, { ...facts, listed: false })).toContain('<meta name="robots" content="noindex" />');
	expect(withHead(BUILT, facts)).not.toContain("noindex");
});

it("keeps the text of a $ pattern as it is", () => {
	expect(withHead(BUILT, { ...facts, title: "$& $1" })).toContain("<title>$&amp; $1</title>");
});

it("tells a static host's one head by the site document", () => {
	const html = withHead(BUILT, siteFacts({ ...shippedSite, default_locale: "zh-CN" }));
	expect(html).toContain(`<title>${shippedSite.name}</title>`);
	expect(html).toContain('<html lang="zh-CN">');
	expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
});
