import { expect, it } from "vitest";
import { nulPointer, wellFormed } from "./sent-text.ts";

it("replaces half an emoji and leaves whole ones", () => {
	const sent = { title: "Lamp \ud83d", list: ["😀", "\ude00"], "key \ud83d": 1, none: null };
	expect(wellFormed(sent)).toEqual({ title: "Lamp \ufffd", list: ["😀", "\ufffd"], "key \ufffd": 1, none: null });
});

it("finds U+0000 in a text and in a key", () => {
	expect(nulPointer({ data: { list: ["a", "b\0"] } })).toBe("/data/list/1");
	expect(nulPointer({ data: { "a/b": "\0" } })).toBe("/data/a~1b");
	expect(nulPointer({ data: { "a\0": 1 } })).toBe("/data");
	expect(nulPointer({ data: { list: ["a", 1, null, true] } })).toBeUndefined();
});
