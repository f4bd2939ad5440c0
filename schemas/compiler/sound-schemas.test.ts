import { expect, test } from "vitest";
import { ownForm } from "./cases/provoke.fixture.ts";
import { changed, type Json } from "./changed-portal.fixture.ts";
import { check, type DocumentSource } from "./index.ts";

const TEXT: Json = { type: "string", title: "Text" };

const messages = (sources: DocumentSource[]) =>
	check(sources)
		.filter(({ code }) => code === "contradiction" || code === "unsendable")
		.map(({ message }) => message);

/** What the compiler says against a further field of the login form. */
const against = (own: Json, more: { [keyword: string]: Json } = {}): string[] => {
	const schema = { type: "object", properties: { mobile: TEXT, code: TEXT, x: own }, ...more };
	return messages(changed("forms/login.json", ["schema"], schema));
};

test("limits may leave one value", () => {
	expect(against({ type: "number", title: "X", minimum: 19.99, maximum: 19.99, multipleOf: 0.01 })).toEqual([]);
	expect(against({ type: "integer", title: "X", exclusiveMinimum: 1, allOf: [{ exclusiveMaximum: 3 }] })).toEqual([]);
	expect(against({ type: "number", title: "X", minimum: 1, maximum: 3, multipleOf: 1.5 })).toEqual([]);
});

test("limits of numbers say nothing of a value that may be a text", () => {
	expect(against({ type: ["number", "string"], title: "X", minimum: 9, allOf: [{ maximum: 1 }] })).toEqual([]);
});

test("limits that never hold together may exclude each other", () => {
	const rule = (value: string, own: Json): Json => ({
		if: { properties: { code: { const: value } } },
		// biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword
		then: { properties: { x: own } },
	});
	const x: Json = { type: "number", title: "X" };
	expect(against(x, { allOf: [rule("a", { maximum: 3 }), rule("b", { minimum: 4 })] })).toEqual([]);
	const ownRule: Json = {
		if: { properties: { x: { maximum: 20 } } },
		// biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword
		then: { properties: { x: { maximum: 3 } } },
	};
	expect(against({ type: "number", title: "X", minimum: 9 }, { allOf: [ownRule] })).toEqual([]);
});

test("as many different entries may be required as there are choices", () => {
	const ticked = { type: "array", title: "X", items: { enum: ["a", "b"] }, uniqueItems: true };
	expect(against({ ...ticked, minItems: 2 })).toEqual([]);
	expect(against({ ...ticked, items: { type: "string" }, minItems: 9 })).toEqual([]);
	expect(against({ ...ticked, uniqueItems: false, items: { enum: ["a", 1, "b", "1"] }, minItems: 4 })).toEqual([]);
});

test("choices may be of any type that the schema takes", () => {
	const offered = (own: { [keyword: string]: Json }, value: Json) =>
		messages(
			ownForm(
				{ type: "object", properties: { x: { title: "X", ...own } } },
				{ fields: { "/x": { widget: "select", choices: [{ value, label: "It" }] } } },
			)(),
		);
	expect(offered({ type: ["string", "null"] }, "1")).toEqual([]);
	expect(offered({ type: "number" }, 1)).toEqual([]);
	expect(offered({ type: ["integer", "string"] }, "1")).toEqual([]);
});

test("alternatives may have much in common", () => {
	const problems = (...oneOf: Json[]) => against({ type: "object", title: "X", oneOf });
	const way = (name: string): Json => ({
		properties: { way: { const: name }, name: TEXT },
		required: ["way", "name"],
	});
	expect(problems(way("a"), way("b"))).toEqual([]);
	const named: Json = { properties: { name: TEXT }, required: ["name"] };
	expect(problems(named, { properties: { name: TEXT, more: TEXT }, required: ["more"] })).toEqual([]);
	expect(problems(named, { properties: { name: { type: "string", title: "N", maxLength: 9 } } })).toEqual([]);
	expect(against({ type: "object", title: "X", anyOf: [named, named] })).toEqual([]);
});

test("a hidden part of a group that has a value, or need have none, is no error", () => {
	const street = { type: "string", title: "Street" };
	const hidden = (own: { [keyword: string]: Json }, required: string[], options: { [option: string]: Json } = {}) =>
		messages(
			ownForm(
				{ type: "object", properties: { at: { type: "object", title: "At", properties: { own }, required } } },
				{ fields: { "/at/own": { widget: "hidden", ...options } } },
			)(),
		);
	expect(hidden({ ...street, default: "Mill Lane" }, ["own"])).toEqual([]);
	expect(hidden(street, [])).toEqual([]);
	expect(hidden(street, ["own"], { prefill: "/query/street" })).toEqual([]);
	expect(hidden(street, ["own"])).toEqual([]);
});

test("a hidden part of an alternative or a rule is no error where nobody has to send it", () => {
	const group = (own: { [keyword: string]: Json }, options: { [option: string]: Json } = {}, required: string[] = []) =>
		messages(
			ownForm(
				{ type: "object", properties: { at: { type: "object", title: "At", ...own } }, required },
				{ fields: { "/at/own": { widget: "hidden", ...options } } },
			)(),
		);
	const hidden: Json = { title: "Hidden", properties: { own: TEXT }, required: ["own"] };
	const shown: Json = { title: "Shown", properties: { other: TEXT }, required: ["other"] };
	expect(group({ oneOf: [hidden, shown] })).toEqual([]);
	expect(group({ oneOf: [hidden, shown] }, {}, ["at"])).toHaveLength(1);
	expect(group({ oneOf: [hidden, shown] }, { prefill: "/query/own" }, ["at"])).toEqual([]);
	const rule = (test: Json): { [keyword: string]: Json } => ({
		properties: { own: TEXT, other: TEXT },
		if: test,
		// biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword
		then: { required: ["own"] },
	});
	expect(group(rule({ required: ["other"] }))).toHaveLength(1);
	expect(group(rule({ required: ["own"] }))).toEqual([]);
	expect(group(rule({ minProperties: 1 }))).toEqual([]);
});

test("a stop may look at whatever need not be answered so", () => {
	const stopped = (when: { [pointer: string]: Json }) =>
		messages(changed("forms/steps.json", ["exits", 0, "when"], when, "form-steps"));
	expect(stopped({ "/form/hurt": true })).toEqual([]);
	expect(stopped({ "/form/hurt": { type: "boolean" } })).toEqual([]);
	expect(stopped({ "/form/kind": { const: "fire" }, "/form/title": true })).toEqual([]);
	expect(stopped({ "/form/title": { minLength: 6 } })).toEqual([]);
	expect(stopped({ "/form/title": { minLength: 5 } })).not.toEqual([]);
	expect(stopped({ "/form/kind": { pattern: "^r" } })).toEqual([]);
	expect(stopped({ "/form/kind": { pattern: "^[rf]" } })).not.toEqual([]);
});

test("what is said of choices elsewhere may leave one of them", () => {
	const x: Json = { type: "integer", title: "X", enum: [1, 2] };
	expect(against(x, { allOf: [{ properties: { x: { minimum: 2 } } }] })).toEqual([]);
	expect(against(x, { allOf: [{ properties: { x: { not: { const: 1 } } } }] })).toEqual([]);
});

test("patterns and formats are held to choices as to what is typed", () => {
	const chosen = (more: { [keyword: string]: Json }) => against({ title: "X", enum: ["a", "b"], ...more });
	expect(chosen({ not: { pattern: "^x" } })).toEqual([]);
	expect(chosen({ oneOf: [{ pattern: "^a" }, { pattern: "^b" }] })).toEqual([]);
	expect(chosen({ pattern: "^[ab]$" })).toEqual([]);
	expect(chosen({ pattern: "^x" })).toHaveLength(2);
	expect(against({ type: "string", title: "X", enum: ["13812345678"], format: "mobile" })).toEqual([]);
	expect(against({ type: "string", title: "X", enum: ["1381234567"], format: "mobile" })).toHaveLength(1);
});

test("what is denied, named or contained may leave values", () => {
	expect(against({ type: "string", title: "X", minLength: 2, not: { minLength: 3 } })).toEqual([]);
	expect(against({ type: ["string", "null"], title: "X", not: { type: "null" } })).toEqual([]);
	expect(against({ type: "boolean", title: "X", not: { const: true } })).toEqual([]);
	const group = (more: { [keyword: string]: Json }) =>
		against({ type: "object", title: "X", properties: { name: TEXT, town: TEXT }, ...more });
	expect(group({ propertyNames: { pattern: "^[nt]" }, patternProperties: { "^n": { maxLength: 3 } } })).toEqual([]);
	expect(group({ required: ["name"], maxProperties: 1, not: { required: ["town"] } })).toEqual([]);
	const list = (more: { [keyword: string]: Json }) => against({ type: "array", title: "X", items: TEXT, ...more });
	expect(list({ maxItems: 2, contains: { const: "c" }, minContains: 2 })).toEqual([]);
	expect(list({ contains: { type: "number" }, minContains: 0 })).toEqual([]);
});

test("a value that is not always asked may be denied and required", () => {
	const schema: Json = {
		type: "object",
		properties: { kind: TEXT, x: TEXT },
		required: ["x"],
		not: { required: ["x"] },
		maxProperties: 1,
	};
	const fields: Json = { "/x": { when: { "/form/kind": { const: "a" } } } };
	expect(messages(ownForm(schema, { fields })())).toEqual([]);
	expect(messages(ownForm(schema)())).not.toEqual([]);
});

test("alternatives may say more of a group's own fields, and be null", () => {
	const home = { type: "object", title: "Home", properties: { street: TEXT } };
	const group: { [keyword: string]: Json } = { title: "X", properties: { name: TEXT, home } };
	const strict: Json = { title: "Strict", properties: { home: { properties: { street: { minLength: 5 } } } } };
	const marked: Json = { title: "Marked", properties: { kind: { const: "marked" }, name: { minLength: 2 } } };
	expect(against({ ...group, type: "object", oneOf: [strict, marked] })).toEqual([]);
	expect(against({ ...group, anyOf: [{ type: "null", title: "Not known" }, strict] })).toEqual([]);
	expect(
		against({
			title: "X",
			anyOf: [
				{ ...group, title: "One" },
				{ type: "array", title: "Several", items: home },
			],
		}),
	).toEqual([]);
});
