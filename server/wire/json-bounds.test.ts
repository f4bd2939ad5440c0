import { expect, it } from "vitest";
import { exceededBound, MAX_JSON_DEPTH, MAX_JSON_NAME, MAX_JSON_VALUES } from "./json-bounds.ts";

const list = (count: number, value: unknown) => JSON.stringify(Array.from({ length: count }, () => value));
const nested = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth);

it.each([
	["a list of numbers", list(MAX_JSON_VALUES - 1, 1)],
	["a list of empty objects", list(MAX_JSON_VALUES - 1, {})],
	["objects with a value each", list((MAX_JSON_VALUES - 1) / 2 - 0.5, { a: 1 })],
	["texts full of what counts outside of texts", list(MAX_JSON_VALUES - 1, '[{,"\\')],
	[
		"spaces between values",
		`[ 1 ,\n${Array(MAX_JSON_VALUES - 3)
			.fill("2")
			.join(" ,\t")} , [ ] ]`,
	],
	["one long text", JSON.stringify("a,[".repeat(100_000))],
	["one long text beside a name", `{"a" : "${"b".repeat(100_000)}", "c": 1}`],
	["a long name", JSON.stringify({ ["k".repeat(MAX_JSON_NAME)]: 1 })],
	["lists within lists", nested(MAX_JSON_DEPTH, "[", "]")],
])("lets %s up to the bound pass", (_name, text) => {
	expect(exceededBound(text)).toBeNull();
});

it.each([
	["a list of numbers", list(MAX_JSON_VALUES, 1), "values"],
	["a list of empty objects", list(MAX_JSON_VALUES, {}), "values"],
	["objects with a value each", list(MAX_JSON_VALUES / 2, { a: 1 }), "values"],
	[
		"spaces between values",
		`[ 1 ,\n${Array(MAX_JSON_VALUES - 1)
			.fill("2")
			.join(" ,\t")} ]`,
		"values",
	],
	["lists within lists", nested(MAX_JSON_DEPTH + 1, "[", "]"), "depth"],
	["objects within objects", nested(MAX_JSON_DEPTH + 1, '{"a":', "}"), "depth"],
	["a long name", JSON.stringify({ ["k".repeat(MAX_JSON_NAME + 1)]: 1 }), "name"],
	["a name within a list", `[1, { "${"k".repeat(900_000)}"\n: 1 }]`, "name"],
	["lists that are never closed", "[".repeat(100_000), "depth"],
])("stops %s beyond it", (_name, text, bound) => {
	expect(exceededBound(text)).toBe(bound);
});
