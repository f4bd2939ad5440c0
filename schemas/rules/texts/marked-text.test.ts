import { describe, expect, it } from "vitest";
import { markedText, piecesOf } from "./marked-text.ts";

describe("a marked text", () => {
	it("is one paragraph of words where it has no marks", () => {
		expect(markedText("Say what you saw.")).toEqual([
			{ type: "paragraph", content: [{ type: "words", text: "Say what you saw." }] },
		]);
	});

	it("reads strong, emphasis, links and images", () => {
		expect(piecesOf("Bring **both** or *one*: [how](/help) ![A form](/form.png)")).toEqual([
			{ type: "words", text: "Bring " },
			{ type: "strong", text: "both" },
			{ type: "words", text: " or " },
			{ type: "emphasis", text: "one" },
			{ type: "words", text: ": " },
			{ type: "link", text: "how", target: "/help" },
			{ type: "words", text: " " },
			{ type: "image", alt: "A form", source: "/form.png" },
		]);
	});

	it("gathers lines that start with a dash into a list", () => {
		expect(markedText("You need:\n- a card\n- a **photo**\n\nThat is all.").map(({ type }) => type)).toEqual([
			"paragraph",
			"list",
			"paragraph",
		]);
	});

	it.each([
		"[x](javascript:alert(1))",
		"[x](//evil.example)",
		"![x](https://evil.example/a.png)",
		"<b>x</b>",
		"2 * 3 * 4",
	])("leaves %s the words that it is", (text) => {
		expect(piecesOf(text).every(({ type }) => type === "words")).toBe(true);
	});
});
