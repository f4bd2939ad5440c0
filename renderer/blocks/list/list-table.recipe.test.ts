import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const SHEET = readFileSync(new URL("../../skin/skin.gen.css", import.meta.url), "utf8");

it("a column of Chinese words is wide enough for five characters, so that no state or office stands in two lines of two", () => {
	const rules = [...SHEET.matchAll(/\.pt-list-table__cell[\w-]*:lang\(zh\)\{min-width:calc\(([\d.]+)em/g)];
	expect(rules.map(([, width]) => Number(width))).toEqual([5, 5]);
});
