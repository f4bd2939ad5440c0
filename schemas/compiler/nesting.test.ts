import { expect, test } from "vitest";
import { hashOf } from "./hash.ts";
import { nestingOf } from "./nesting.ts";

test("nesting is counted outside of strings only", () => {
	expect(nestingOf('{"a": [1, {"b": "[:[[\\"[{"}]}')).toEqual({ depth: 3, values: 5, members: 2 });
	expect(nestingOf("[".repeat(1_000_000)).depth).toBe(1_000_000);
	expect(nestingOf('"never ends').depth).toBe(0);
});

test("a hash is that of the UTF-8 bytes", () => {
	expect(hashOf("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
	expect(hashOf("中")).toBe("a567bdaa11367f260f0708391f4d10766b5962f565d9e432f17981a3584fe1e2");
});
