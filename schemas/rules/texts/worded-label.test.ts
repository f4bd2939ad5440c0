import { expect, it } from "vitest";
import { wordedLabel } from "./worded-label.ts";

const CHINESE: Readonly<Record<string, string>> = {
	Places: "破损地点",
	Place: "地点",
	"Where exactly": "具体位置",
	"Step 2": "第二步",
};
const words = (source: string) => CHINESE[source] ?? source;

it("words a label part by part, and keeps the number of a row behind its title", () => {
	expect(wordedLabel("Places · Place 12 · Where exactly", words)).toBe("破损地点 · 地点 12 · 具体位置");
});

it("takes a title that ends in a number for a title, where it has a translation", () => {
	expect(wordedLabel("Step 2 · Row 3", words)).toBe("第二步 · Row 3");
});
