import { expect, it } from "vitest";
import { parseRichText } from "./parse-rich-text.ts";

it("reads a text where there is no browser, to be named, framed and written out again", () => {
	const text = parseRichText('<h2>A &amp; B</h2><table><tr><td>1</td></tr></table><p>c <img src="/d.png" alt=""></p>');
	expect([...text.children].map(({ tagName }) => tagName)).toEqual(["H2", "TABLE", "P"]);
	const frame = text.ownerDocument.createElement("div");
	const table = text.querySelector("table");
	table?.replaceWith(frame);
	if (table) frame.append(table);
	const holder = text.ownerDocument.createElement("div");
	holder.append(text);
	expect(holder.innerHTML).toBe(
		'<h2>A &amp; B</h2><div><table><tr><td>1</td></tr></table></div><p>c <img src="/d.png" alt=""></p>',
	);
});
