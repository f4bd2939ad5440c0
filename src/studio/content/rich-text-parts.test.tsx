import { Editor } from "@tiptap/core";
import { expect, it } from "vitest";
import { RICH_TEXT_PARTS, withOwnHeadings } from "./rich-text-parts.ts";

it("leaves out pictures of elsewhere, which readers would see broken", () => {
	const elsewhere = ["https://elsewhere.example/a.png", "//elsewhere.example/b.png", "c.png", "file:///d.png"];
	const pictures = ["/uploads/own", ...elsewhere].map((src) => `<img src="${src}" alt="A snow plough">`);
	const editor = new Editor({
		extensions: RICH_TEXT_PARTS,
		content: `<p>Snow</p>${pictures.join("")}`,
		injectCSS: false,
	});
	expect(editor.getHTML()).toBe('<p>Snow</p><img src="/uploads/own" alt="A snow plough">');
	editor.destroy();
});

it("keeps pasted headings as headings: the title of a page as the highest that a text has, small ones as the smallest", () => {
	const pasted = '<H1 class="big">Snow</H1><h2>Roads</h2><h6>Paths</h6><header>not one</header>';
	const editor = new Editor({ extensions: RICH_TEXT_PARTS, content: withOwnHeadings(pasted), injectCSS: false });
	expect(editor.getHTML()).toBe("<h2>Snow</h2><h2>Roads</h2><h4>Paths</h4><p>not one</p>");
	editor.destroy();
});
