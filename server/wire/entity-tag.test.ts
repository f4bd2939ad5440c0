import { expect, it } from "vitest";
import { hasTag, tagOf } from "./entity-tag.ts";

const tag = tagOf("a text");
const other = tagOf("another text");
const strong = tag.slice("W/".length);

it("gives one text one weak tag in quotes, and another text another", () => {
	expect(tag).toMatch(/^W\/"[\w-]{43}"$/);
	expect([tagOf("a text"), other === tag]).toEqual([tag, false]);
});

it.each([
	["the tag itself", tag, true],
	["the tag without its mark of weakness", strong, true],
	["the tag among others", `"first",${other} , ${strong}`, true],
	["whatever there is", "*", true],
	["another tag", other, false],
	["a part of the tag", strong.slice(0, -2), false],
	["the tag without its quotes", strong.replaceAll('"', ""), false],
	["the tag with a mark that is none", `w/${strong}`, false],
	["an empty list", "", false],
	["no list", undefined, false],
])("of a request that has %s", (_, given, isKnown) => {
	expect(hasTag({ headers: { "if-none-match": given } }, tag)).toBe(isKnown);
});
