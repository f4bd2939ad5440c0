import { describe, expect, it } from "vitest";
import { fitMedia } from "./fit-media.ts";
import { nameHeadings } from "./headings.ts";
import { sanitise } from "./sanitise.ts";

function htmlOf(fragment: DocumentFragment): string {
	const holder = document.createElement("div");
	holder.append(fragment);
	return holder.innerHTML;
}

describe("the sanitiser of rich text", () => {
	it.each([
		["scripts", "<p>a</p><script>alert(1)</script>", "<p>a</p>"],
		["event handlers", '<img src="/a.png" alt="a" onerror="alert(1)">', '<img src="/a.png" alt="a">'],
		["style attributes, which the page's policy refuses", '<p style="color:red">a</p>', "<p>a</p>"],
		["style sheets", "<style>p{color:red}</style><p>a</p>", "<p>a</p>"],
		["addresses that run code", '<a href="javascript:alert(1)">a</a>', "<a>a</a>"],
		["form controls", '<form action="/x"><input name="password"></form><p>a</p>', "<p>a</p>"],
		["ids that could shadow the page's own", '<p id="root" class="pt-button">a</p>', "<p>a</p>"],
		["frames", '<iframe src="https://example.org"></iframe><p>a</p>', "<p>a</p>"],
	])("takes %s away", (_, html, safe) => {
		expect(htmlOf(sanitise(html))).toBe(safe);
	});

	it("leaves ordinary text as it is", () => {
		const html = '<h2>A</h2><p>b <strong>c</strong> <a href="/article/list">d</a></p><ul><li>e</li></ul>';
		expect(htmlOf(sanitise(html))).toBe(html);
	});
});

describe("the headings of a rich text", () => {
	it("get ids of their words, each another one, in any script", () => {
		const text = sanitise("<h2>How to apply</h2><h3>办理流程</h3><h2>How to apply</h2>");
		expect(nameHeadings(text)).toEqual([
			{ id: "how-to-apply", level: 2, text: "How to apply" },
			{ id: "办理流程", level: 3, text: "办理流程" },
			{ id: "how-to-apply-2", level: 2, text: "How to apply" },
		]);
	});

	it("stand below the page's own", () => {
		const text = sanitise("<h1>Top <em>news</em></h1>");
		nameHeadings(text);
		expect(htmlOf(text)).toBe('<h2 id="top-news">Top <em>news</em></h2>');
	});
});

describe("what stands in a rich text", () => {
	it("reserves room for images and loads them when near", () => {
		const text = sanitise('<img src="/a.png" width="600" height="400"><img src="/b.png" alt="b">');
		fitMedia(text, "Table");
		const [sized, unsized] = text.querySelectorAll("img");
		expect(sized?.getAttribute("loading")).toBe("lazy");
		expect(sized?.getAttribute("alt")).toBe("");
		expect(sized?.hasAttribute("data-unsized")).toBe(false);
		expect(unsized?.hasAttribute("data-unsized")).toBe(true);
	});

	it("frames tables so that keyboards can scroll them", () => {
		const text = sanitise("<table><tbody><tr><td>a</td></tr></tbody></table>");
		fitMedia(text, "Table");
		const frame = text.querySelector("table")?.parentElement;
		expect(frame?.getAttribute("tabindex")).toBe("0");
		expect(frame?.getAttribute("aria-label")).toBe("Table");
	});

	it("opens links that lead away beside the portal, and no others", () => {
		const text = sanitise('<a href="https://example.org">away</a><a href="/article/list">here</a>');
		fitMedia(text, "Table");
		const [away, here] = text.querySelectorAll("a");
		expect(away?.getAttribute("rel")).toBe("noopener noreferrer");
		expect(here?.hasAttribute("target")).toBe(false);
	});
});
