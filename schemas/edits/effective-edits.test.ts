import { describe, expect, it } from "vitest";
import { effectiveEdits } from "./effective-edits.ts";
import { withFormerName } from "./former-name.ts";
import { sentenceText } from "./sentences.ts";
import { confirmed, markStale } from "./stale-translations.ts";
import type { Edit } from "./types.ts";

/** The ids of the edits that count; `b-a` is an edit named b that undoes a. */
const counting = (...names: string[]) =>
	effectiveEdits(
		names.map((name): Pick<Edit, "id" | "verb" | "to"> => {
			const [id = "", to] = name.split("-");
			return to === undefined ? { id, verb: "set" } : { id, verb: "undo", to };
		}),
	).map(({ id }) => id);

describe("the edits that count", () => {
	it.each([
		["all, where none is undone", ["a", "b"], ["a", "b"]],
		["those that are not undone, without the undo", ["a", "b", "u-a"], ["b"]],
		["what an undo undid, once that is undone", ["a", "u-a", "v-u"], ["a"]],
		["none, once that is undone in its turn", ["a", "u-a", "v-u", "w-v"], []],
		["none, where two undo one", ["a", "u-a", "v-a"], []],
		["an undo that found nothing, so that it can be refused", ["u-a", "a"], ["u", "a"]],
	])("are %s", (_name, edits, left) => {
		expect(counting(...edits)).toEqual(left);
	});
});

it("a sentence is one text, without its stars, and a value is told as it is written", () => {
	const values = { field: "A*B", count: 2, kind: { translate: "Text" } };
	expect(sentenceText({ text: "*{field}* became {kind}, {count} of {none}", values })).toBe("A*B became Text, 2 of ");
});

describe("a renamed field", () => {
	const place = { name: "old", pointer: "/group/old", owner: "", schemaKeys: [] };
	const former = (formerly?: string[]) => {
		const form = { fields: { "/group/new": { hint: "Hint", ...(formerly && { formerly }) }, "/other": {} } };
		return withFormerName(form, place, "new").fields;
	};

	it("says what it was called before, the latest last, each name once, and not its present one", () => {
		expect(former()).toEqual({ "/group/new": { hint: "Hint", formerly: ["old"] }, "/other": {} });
		expect(former(["old", "older", "new"])).toMatchObject({ "/group/new": { formerly: ["older", "old"] } });
	});
});

describe("the mark of a stale translation", () => {
	const document = { messages: { a: "甲" } };

	it("names the text that was translated, through several corrections, and goes with the way back", () => {
		const once = markStale(document, "a", "b", false);
		expect(once).toEqual({ ...document, stale: { b: "a" } });
		expect(markStale(once, "b", "c", false)).toEqual({ ...document, stale: { c: "a" } });
		expect(markStale(once, "b", "a", false)).toEqual(document);
	});

	it("stays for a text that is still used elsewhere", () => {
		const once = markStale(document, "a", "b", false);
		expect(markStale(once, "b", "c", true)).toEqual({ ...document, stale: { b: "a", c: "a" } });
	});

	it("goes once somebody has confirmed the translation, and with the last one the list of them", () => {
		const both = { ...document, stale: { b: "a", c: "d" } };
		expect(confirmed(both, "b")).toEqual({ ...document, stale: { c: "d" } });
		expect(confirmed({ ...document, stale: { b: "a" } }, "b")).toEqual(document);
		expect(confirmed(document, "b")).toBe(document);
	});
});
