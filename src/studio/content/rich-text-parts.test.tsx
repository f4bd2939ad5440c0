import { Editor } from "@tiptap/core";
import { expect, it } from "vitest";
import { RICH_TEXT_PARTS } from "./rich-text-parts.ts";

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
