import { expect, it } from "vitest";
import { element, escaped } from "./markup.ts";

it("escapes what HTML and XML mean something by", () => {
	expect(escaped(`<a href="x" title='y'>&</a>`)).toBe("&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;&lt;/a&gt;");
});

it("leaves out what XML cannot hold, and keeps lines and every script", () => {
	expect(escaped("a\u0000b\u000bc\ud800d\uffffe")).toBe("abcde");
	expect(escaped("路灯\n\t😀")).toBe("路灯\n\t😀");
});

it("writes an element around a text", () => {
	expect(element("title", "A < B")).toBe("<title>A &lt; B</title>");
});
