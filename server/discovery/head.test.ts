import { expect, it } from "vitest";
import { shippedSite } from "../testing/shipped-site.ts";
import { headMarkup, siteFacts } from "./head.ts";

const facts = { ...siteFacts(shippedSite), title: "A & B", description: 'Say "<hi>"' };

it("says title and description, escaped", () => {
	const head = headMarkup(facts);
	expect(head).toContain("<title>A &amp; B</title>");
	expect(head).toContain('<meta name="description" content="Say &quot;&lt;hi&gt;&quot;" />');
});

it("asks search engines to leave out what is not to be listed", () => {
	expect(headMarkup({ ...facts, listed: false })).toContain('<meta name="robots" content="noindex" />');
	expect(headMarkup(facts)).not.toContain("noindex");
});

it("names an address and a picture only where it knows them", () => {
	const whole = headMarkup({ ...facts, canonical: "http://city/a?b&c", image: "http://city/a.png" });
	expect(whole).toContain('<link rel="canonical" href="http://city/a?b&amp;c" />');
	expect(whole).toContain('<meta property="og:image" content="http://city/a.png" />');
	expect(headMarkup(facts)).not.toMatch(/canonical|og:url|og:image/);
});

it("tells a static host's one head by the site document", () => {
	const { locale, ...said } = siteFacts({ ...shippedSite, default_locale: "zh-CN" });
	expect(locale).toBe("zh-CN");
	const head = headMarkup({ locale, ...said });
	expect(head).toContain(`<title>${shippedSite.name}</title>`);
	expect(head).toContain('<meta property="og:locale" content="zh_CN" />');
	expect(head).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
});
