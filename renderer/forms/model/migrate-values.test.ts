import { describe, expect, it } from "vitest";
import type { FormArtefact } from "../../../schemas/release.ts";
import { migrateValues } from "./migrate-values.ts";

type Keywords = Record<string, unknown>;

const formOf = (properties: Keywords, defs: Keywords = {}, more: Keywords = {}): FormArtefact => {
	const schema = { type: "object", properties, $defs: defs, ...more };
	const submit = { operation: "messagesIndex", label: "Send", body: {} };
	return { document: { kind: "form", id: "test", title: "Test", schema, submit }, schema, validator: "" };
};
const text = { type: "string" };

describe("migrating values", () => {
	it("keeps a field of the same name and type, whatever its title is now", () => {
		const { values, dropped } = migrateValues(
			formOf({ title: { ...text, title: "Subject" } }),
			formOf({ title: { ...text, title: "Matter" } }),
			{ title: "Hello" },
		);
		expect(values).toEqual({ title: "Hello" });
		expect(dropped).toEqual([]);
	});

	it("lists what has another type, is no choice any more or is not visible, by the title it was typed under", () => {
		const before = formOf({
			count: { ...text, title: "Count" },
			kind: { ...text, title: "Kind" },
			gone: { ...text, title: "Gone" },
		});
		const after = formOf({ count: { type: "integer" }, kind: { ...text, enum: ["a"] } });
		const { values, dropped } = migrateValues(before, after, { count: "many", kind: "b", gone: "x" });
		expect(values).toEqual({});
		expect(dropped).toEqual([
			{ pointer: "/count", title: "Count", value: "many" },
			{ pointer: "/kind", title: "Kind", value: "b" },
			{ pointer: "/gone", title: "Gone", value: "x" },
		]);
	});

	it("names the fields that are new", () => {
		const after = formOf({ title: { ...text, title: "Matter" }, place: { ...text, title: "Place" }, code: text });
		expect(migrateValues(formOf({ title: text }), after, {}).added).toEqual(["Place"]);
	});

	it("carries what was typed under a field's former name, within rows too, and calls it neither dropped nor new", () => {
		const named = (before: FormArtefact, fields: FormArtefact["document"]["fields"] = {}): FormArtefact => ({
			...before,
			document: { ...before.document, fields },
		});
		const rowsOf = (name: string) => ({ type: "array", items: { type: "object", properties: { [name]: text } } });
		const before = formOf({ phone: { ...text, title: "Phone" }, people: rowsOf("name") });
		const after = named(formOf({ mobile: { ...text, title: "Mobile" }, people: rowsOf("known_as") }), {
			"/mobile": { formerly: ["tel", "phone"] },
			"/people/*/known_as": { formerly: ["name"] },
		});
		const typed = { phone: "139", people: [{ name: "Ann" }] };
		expect(migrateValues(before, after, typed)).toEqual({
			values: { mobile: "139", people: [{ known_as: "Ann" }] },
			dropped: [],
			added: [],
		});
		// Where the version that they were typed in had both, each is what it says.
		const both = formOf({ phone: text, mobile: text });
		expect(migrateValues(both, after, { phone: "139" }).dropped).toMatchObject([{ pointer: "/phone" }]);
	});

	it("goes into groups, rows, references and alternatives", () => {
		const person = { type: "object", properties: { name: text, age: { type: "integer", title: "Age" } } };
		const before = formOf({ people: { type: "array", items: person }, way: person });
		const after = formOf(
			{
				people: { type: "array", items: { $ref: "#/$defs/person" } },
				way: { type: "object", oneOf: [{ properties: { name: text } }, { properties: { age: { type: "integer" } } }] },
			},
			{ person: { type: "object", properties: { name: text } } },
		);
		const { values, dropped } = migrateValues(before, after, {
			people: [{ name: "Ann", age: 3 }],
			way: { name: "Bob", age: 4 },
		});
		expect(values).toEqual({ people: [{ name: "Ann" }], way: { name: "Bob", age: 4 } });
		expect(dropped).toEqual([{ pointer: "/people/0/age", title: "Age", value: 3 }]);
	});

	it("keeps what a condition of the new version asks for, and only what some part of it asks", () => {
		const fixed = { if: { required: ["kind"] }, else: { properties: { place: { ...text, title: "Place" } } } };
		const dependent = { dependentSchemas: { kind: { properties: { more: text, count: { type: "integer" } } } } };
		const after = formOf({ kind: text }, {}, { ...fixed, ...dependent, additionalProperties: true });
		const { values, dropped } = migrateValues(
			formOf({ kind: text, place: text, more: text, count: text, gone: text }),
			after,
			{ kind: "a", place: "p", more: "m", count: "many", gone: "g" },
		);
		expect(values).toEqual({ kind: "a", place: "p", more: "m" });
		expect(dropped.map(({ pointer }) => pointer)).toEqual(["/count", "/gone"]);
	});

	it("validates a type by the part that names it, not by one that only limits it", () => {
		const limit = { if: { required: ["kind"] }, else: { properties: { count: { minimum: 3 } } } };
		const after = formOf({ count: { type: "integer" } }, {}, limit);
		expect(migrateValues(formOf({ count: text }), after, { count: "many" }).values).toEqual({});
		expect(migrateValues(formOf({ count: text }), after, { count: 4 }).values).toEqual({ count: 4 });
	});

	it("names the fields that are new in groups, rows and branches, a new group by its title alone", () => {
		const named = (title: string) => ({ ...text, title });
		const group = (properties: Keywords) => ({ type: "object", title: "Group", properties });
		const node = { type: "object", properties: { note: named("Note"), inner: { $ref: "#/$defs/node" } } };
		const before = formOf({ person: group({ name: text }), rows: { type: "array", items: group({ name: text }) } });
		const after = formOf(
			{
				person: group({ name: text, age: named("Age") }),
				rows: { type: "array", items: group({ name: text, place: named("Place") }) },
				home: { ...group({ street: named("Street") }), title: "Home" },
				tree: { $ref: "#/$defs/node" },
			},
			{ node },
			{ dependentSchemas: { person: { properties: { why: named("Why") } } } },
		);
		expect(migrateValues(before, after, {}).added).toEqual(["Age", "Place", "Home", "Note", "Why"]);
	});

	it("takes well under a second for a thousand fields", () => {
		const properties = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`f${index}`, text]));
		const values = Object.fromEntries(Object.keys(properties).map((name) => [name, "x"]));
		// Of a processor: what else it is given to do at the time is nobody's fault.
		const before = process.threadCpuUsage();
		expect(migrateValues(formOf(properties), formOf(properties), values).values).toEqual(values);
		expect(process.threadCpuUsage(before).user).toBeLessThan(1_000_000);
	});
});
