import { expect, test } from "vitest";
import type { Visibility } from "./answers.ts";
import { seenByOthers } from "./seen-by-others.ts";

const seen = (visibility: Visibility, value: unknown, text: string) =>
	seenByOthers({ name: "/a", label: "A", value, text, visibility });

test("a public answer is seen whole, a private one not at all", () => {
	expect(seen("public", 2, "Outdoors")).toEqual({ value: 2, text: "Outdoors" });
	expect(seen("private", "secret", "secret")).toBeUndefined();
});

test("of a masked text its owner knows it again, others do not", () => {
	expect(seen("masked", "13800000000", "13800000000")).toEqual({ value: "138****0000", text: "138****0000" });
});

test.each([
	["a choice", "out", "Outdoors"],
	["a number", 42, "42"],
	["a yes or no", true, "Yes"],
	["several", ["mo", "tu"], "Monday, Tuesday"],
	["an address", { region: "331082", detail: "Ziyang Street 1" }, "Linhai, Ziyang Street 1"],
	["files", ["f1"], "Files: 1"],
])("of %s that is masked nothing is left that could tell", (_name, value, text) => {
	expect(seen("masked", value, text)).toEqual({ value: null, text: "***" });
});
