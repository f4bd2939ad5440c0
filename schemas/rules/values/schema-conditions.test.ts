import { describe, expect, test } from "vitest";
import { artefactOf, formOf } from "../../compiler/emit/run-validator.fixture.ts";
import type { JsonObject } from "../../json/json.ts";
import { pruneHidden } from "./prune.ts";
import { unaskedBySchema } from "./schema-conditions.ts";

const text = { type: "string", title: "Text" };
const is = (name: string, value: unknown) => ({ properties: { [name]: { const: value } }, required: [name] });
const rule = (test: JsonObject | boolean, then: JsonObject, otherwise?: JsonObject) => ({
	if: test,
	then,
	else: otherwise,
});
const withFields = (...names: string[]) => ({ properties: Object.fromEntries(names.map((name) => [name, text])) });

const keep = (properties: JsonObject, keywords: JsonObject, data: JsonObject, more = {}) =>
	pruneHidden(artefactOf(formOf(properties, more, keywords)), data, unaskedBySchema);

describe("the schema's own conditions", () => {
	const byMail = rule(is("kind", "mail"), withFields("mail"), withFields("phone"));

	test("drop what only the other branch of an if asks for", () => {
		const data = { kind: "mail", mail: "m", phone: "p" };
		expect(keep({ kind: text }, byMail, data)).toEqual({ kind: "mail", mail: "m" });
		expect(keep({ kind: text }, byMail, { ...data, kind: "phone" })).toEqual({ kind: "phone", phone: "p" });
	});

	test("drop what a value brought that is gone", () => {
		const dependent = { dependentSchemas: { card: withFields("country") } };
		expect(keep({ card: text }, dependent, { country: "cn" })).toEqual({});
		expect(keep({ card: text }, dependent, { card: "1", country: "cn" })).toEqual({ card: "1", country: "cn" });
	});

	test("drop what a rule forbids and another part asks for", () => {
		const forbidding = rule(is("kind", "a"), { properties: { own: false } });
		expect(keep({ kind: text, own: text }, forbidding, { kind: "a", own: "x" })).toEqual({ kind: "a" });
		expect(keep({ kind: text, own: text }, forbidding, { kind: "b", own: "x" })).toEqual({ kind: "b", own: "x" });
	});

	test("drop what a rule forbids and only a rule that does not apply asks for", () => {
		const forbidding = rule(is("kind", "a"), { properties: { own: false } }, withFields("own"));
		expect(keep({ kind: text }, forbidding, { kind: "a", own: "x" })).toEqual({ kind: "a" });
		expect(keep({ kind: text }, forbidding, { kind: "b", own: "x" })).toEqual({ kind: "b", own: "x" });
	});

	test("drop what a rule forbids within a group, and not what stands beside it", () => {
		const forbidding = rule(is("kind", "a"), { properties: { place: { properties: { own: false } } } });
		const properties = { kind: text, place: { type: "object", properties: { own: text, other: text } } };
		const place = { own: "o", other: "x" };
		expect(keep(properties, forbidding, { kind: "a", place })).toEqual({ kind: "a", place: { other: "x" } });
		expect(keep(properties, forbidding, { kind: "b", place })).toEqual({ kind: "b", place });
	});

	test("are validated by schemas that several of them refer to", () => {
		const $defs = { mail: { const: "mail" } };
		const referring = rule({ properties: { kind: { $ref: "#/$defs/mail" } } }, withFields("mail"), withFields("phone"));
		const data = { kind: "mail", mail: "m", phone: "p" };
		expect(keep({ kind: text }, { $defs, ...referring }, data)).toEqual({ kind: "mail", mail: "m" });
		expect(keep({ kind: text }, { $defs, ...referring }, { ...data, kind: "x" })).toEqual({ kind: "x", phone: "p" });
	});

	test.each([
		[true, { mail: "m" }],
		[false, { phone: "p" }],
		[{}, { mail: "m" }],
		[{ not: {} }, { phone: "p" }],
	])("are met or not by a test that is the same for all: %j", (test, left) => {
		const all = rule(test, withFields("mail"), withFields("phone"));
		expect(keep({ kind: text }, all, { mail: "m", phone: "p" })).toEqual(left);
	});

	test("keep what an active part asks for too, what no part names, and what is forbidden at all times", () => {
		const limits = rule(is("kind", "a"), { properties: { place: { minLength: 3 } } }, withFields("other"));
		const data = { kind: "b", place: "x", unknown: 1 };
		expect(keep({ kind: text, place: text }, limits, data)).toEqual(data);
		const never = { allOf: [byMail, { properties: { never: false } }] };
		expect(keep({ kind: text }, never, { never: 1 })).toEqual({ never: 1 });
	});

	test("count every alternative as asking, for choosing another one drops by itself", () => {
		const one = { ...withFields("a"), ...rule(is("a", "1"), withFields("more")) };
		const other = { properties: { b: text, a: false } };
		const data = { a: "1", b: "2", more: "x" };
		for (const union of ["oneOf", "anyOf"]) {
			expect(keep({}, { [union]: [one, other] }, data)).toEqual(data);
			expect(keep({}, { [union]: [one, other] }, { ...data, a: "2" })).toEqual({ a: "2", b: "2" });
		}
	});

	test("are validated in groups, rows, references and what contains itself", () => {
		const node = { type: "object", properties: { kind: text, inner: { $ref: "#/$defs/node" } }, ...byMail };
		const properties = { rows: { type: "array", items: { $ref: "#/$defs/node" } } };
		const data = { rows: [{ kind: "mail", phone: "p", inner: { kind: "x", phone: "p", mail: "m" } }, "no row"] };
		expect(keep(properties, { $defs: { node } }, data)).toEqual({
			rows: [{ kind: "mail", inner: { kind: "x", phone: "p" } }, "no row"],
		});
	});

	test("drop a part of a group that is visible with less in it", () => {
		const deep = { properties: { place: { properties: { deep: text } } } };
		const properties = { kind: text, place: { type: "object", properties: { own: text } } };
		const data = { kind: "b", place: { own: "o", deep: "d" } };
		expect(keep(properties, rule(is("kind", "a"), deep), data)).toEqual({ kind: "b", place: { own: "o" } });
	});

	test("hang on one another, and on the form's own, by what is left after each", () => {
		const chain = { allOf: [rule(is("a", "1"), withFields("b")), rule(is("b", "1"), withFields("c"))] };
		const data = { a: "0", b: "1", c: "1" };
		expect(keep({ a: text }, chain, data)).toEqual({ a: "0" });
		const fields = { "/d": { when: { "/form/c": true } } };
		expect(keep({ a: text, d: text }, chain, { ...data, d: "1" }, { fields })).toEqual({ a: "0" });
		const other = rule({ required: ["b"] }, {}, withFields("e"));
		const both = { allOf: [...chain.allOf, other] };
		expect(keep({ a: text }, both, { ...data, e: "1" })).toEqual({ a: "0", e: "1" });
	});

	test("keep what the last of very many rules asks for", () => {
		const rules = Array.from({ length: 400 }, (_, at) => rule(is("kind", `k${at}`), withFields("own")));
		const data = { kind: "k399", own: "x" };
		expect(keep({ kind: text }, { allOf: rules }, data)).toBe(data);
		expect(keep({ kind: text }, { allOf: rules }, { ...data, kind: "none" })).toEqual({ kind: "none" });
	});

	test("settle where an if reads the very value that it hides", () => {
		const circle = rule({ properties: { b: { const: "1" } } }, withFields("b"), withFields("c"));
		const once = keep({}, circle, { b: "2", c: "x" });
		expect(keep({}, circle, once)).toEqual(once);
		const closed = {
			allOf: [rule({ required: ["a"] }, {}, withFields("b")), rule({ required: ["b"] }, withFields("a"))],
		};
		const left = keep({}, closed, { a: "1", b: "1" });
		expect(keep({}, closed, left)).toEqual(left);
	});

	test("leave values alone where nothing is hidden", () => {
		const data = { kind: "mail", mail: "m" };
		expect(keep({ kind: text }, byMail, data)).toBe(data);
	});
});
