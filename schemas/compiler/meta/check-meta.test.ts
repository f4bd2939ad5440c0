import { describe, expect, test } from "vitest";
import { BLOCKS, META } from "../../catalogue.gen.ts";
import { readShipped } from "../../edits/shipped.fixture.ts";
import { asObject, isObject } from "../../json/json.ts";
import { allSchemas } from "../../json/schema-walk.ts";
import { checkMeta, problemsBy } from "./check-meta.ts";
import { nearest } from "./nearest.ts";
import { satisfies } from "./satisfies.ts";
import { KIND_SCHEMAS } from "./schemas.ts";

/** What check-meta reads, and what only says something to people and generators. */
const READ = [
	"$ref",
	"$defs",
	"type",
	"const",
	"enum",
	"pattern",
	"minLength",
	"maxLength",
	"minimum",
	"maximum",
	"items",
];
const READ_TOO = [
	"minItems",
	"maxItems",
	"properties",
	"required",
	"additionalProperties",
	"propertyNames",
	"minProperties",
	"anyOf",
	"oneOf",
];
const ANNOTATIONS = ["$schema", "title", "description", "tsType", "discriminator", "unit"];

test("the meta-schemas keep to the keywords that the check reads", () => {
	const nodes = [...Object.values(META), ...Object.values(BLOCKS)].flatMap((schema) => allSchemas(asObject(schema)));
	const used = new Set(nodes.flatMap(({ schema }) => Object.keys(schema)));
	expect([...used].filter((keyword) => ![...READ, ...READ_TOO, ...ANNOTATIONS].includes(keyword))).toEqual([]);
});

/** Every value of a document, and each with something wrong about it. */
function valuesIn(value: unknown): unknown[] {
	const inside = Array.isArray(value) ? value : Object.values(asObject(value));
	const spoilt = isObject(value)
		? [{ ...value, unheard_of: 1 }, Object.fromEntries(Object.entries(value).slice(1))]
		: [];
	return [value, ...spoilt, ...inside.flatMap(valuesIn)];
}

test("what satisfies a node of a meta-schema is what nothing is wrong with", () => {
	const nodes = [
		...new Set([...KIND_SCHEMAS.values()].flatMap((schema) => allSchemas(schema).map((one) => one.schema))),
	];
	const values = Object.values(readShipped().documents).flatMap(valuesIn);
	const differing = values.flatMap((value, at) =>
		nodes
			.filter((_, index) => index % 40 === at % 40)
			.filter((node) => satisfies(node, value) !== (problemsBy(node, value).length === 0))
			.map((node) => ({ node, value })),
	);
	expect(differing).toEqual([]);
	expect(values.length).toBeGreaterThan(nodes.length);
});

test("every schema of a block is for one type", () => {
	for (const schema of Object.values(BLOCKS)) {
		const { type } = asObject(asObject(schema).properties);
		expect(isObject(type) && typeof type.const).toBe("string");
	}
});

const page = (blocks: unknown[]) => ({ kind: "page", id: "a", path: "/a", title: "A", blocks });
const problems = (blocks: unknown[]) =>
	checkMeta("page", page(blocks)).map(({ pointer, message }) => `${pointer} ${message}`);

describe("a violation", () => {
	test("says what was expected of the block's own type", () => {
		expect(problems([{ type: "heading", text: "A", level: 9 }])).toEqual([
			'/blocks/0/level "level" is 9. Expected at most 4.',
		]);
	});

	test("says which numbers are allowed, where a document's is beyond them", () => {
		const clock = { id: "reply", label: "Reply", from: "new", until: ["done"], days: 1001 };
		const workflow = { ...asObject(readShipped().documents["workflow.json"]), clocks: [clock] };
		expect(checkMeta("workflow", workflow).map(({ pointer, message }) => `${pointer} ${message}`)).toEqual([
			'/clocks/0/days "days" is 1001. Expected at most 1000.',
		]);
	});

	test("of a union speaks of the branch that was meant", () => {
		const button = (action: object) => problems([{ type: "button", label: "A", actions: [action] }]);
		expect(button({ do: "navigate", link: { to: "/a", query: [] } })).toEqual([
			'/blocks/0/actions/0/link/query "query" is an array. Expected an object.',
		]);
		expect(button({ do: "call" })).toEqual([
			'/blocks/0/actions/0 "operation" is missing. Expected a string (An operation of schemas/api).',
		]);
	});

	test("of a union that fits no branch names them all", () => {
		expect(problems([{ type: "text", text: 5 }])).toEqual([
			'/blocks/0/text "text" is an integer that fits nothing here. Expected a string or an object with "text" and "values" or an object with "bind".',
		]);
	});

	test("is found in blocks within blocks", () => {
		const inner = { type: "grid", columns: 2, blocks: [{ type: "texts" }] };
		expect(checkMeta("page", page([{ type: "section", blocks: [inner] }]))).toMatchObject([
			{ pointer: "/blocks/0/blocks/0/blocks/0/type", code: "unknown-block", fix: "text" },
		]);
	});
});

test("a word that another took the place of is answered with that one", () => {
	const form = { kind: "form", id: "a", title: "A", schema: {}, submit: { operation: "messagesIndex" }, stops: [] };
	expect(checkMeta("form", form)).toContainEqual(expect.objectContaining({ pointer: "/stops", fix: "exits" }));
});

test("the nearest name is offered, but only when it is near", () => {
	expect(nearest("titel", ["title", "text"])).toEqual({ fix: "title" });
	expect(nearest("colour", ["title", "text"])).toEqual({});
	expect(nearest(5, ["title"])).toEqual({});
});
