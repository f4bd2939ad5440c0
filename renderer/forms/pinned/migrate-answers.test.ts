import { describe, expect, it } from "vitest";
import type { FormArtefact } from "../../../schemas/release.ts";
import { migrateAnswers } from "./migrate-answers.ts";

const formOf = (properties: Record<string, unknown>, defs: Record<string, unknown> = {}): FormArtefact => {
	const schema = { type: "object", properties, $defs: defs };
	const submit = { operation: "messagesIndex", label: "Send", body: {} };
	return { document: { kind: "form", id: "test", title: "Test", schema, submit }, schema, validator: "" };
};
const text = { type: "string" };

describe("migrating answers", () => {
	it("keeps a field of the same name and type, whatever its title is now", () => {
		const { answers, dropped } = migrateAnswers(
			formOf({ title: { ...text, title: "Subject" } }),
			formOf({ title: { ...text, title: "Matter" } }),
			{ title: "Hello" },
		);
		expect(answers).toEqual({ title: "Hello" });
		expect(dropped).toEqual([]);
	});

	it("lists what has another type, is no choice any more or is not asked, by the title it was typed under", () => {
		const before = formOf({
			count: { ...text, title: "Count" },
			kind: { ...text, title: "Kind" },
			gone: { ...text, title: "Gone" },
		});
		const after = formOf({ count: { type: "integer" }, kind: { ...text, enum: ["a"] } });
		const { answers, dropped } = migrateAnswers(before, after, { count: "many", kind: "b", gone: "x" });
		expect(answers).toEqual({});
		expect(dropped).toEqual([
			{ pointer: "/count", title: "Count", value: "many" },
			{ pointer: "/kind", title: "Kind", value: "b" },
			{ pointer: "/gone", title: "Gone", value: "x" },
		]);
	});

	it("names the questions that are new", () => {
		const after = formOf({ title: { ...text, title: "Matter" }, place: { ...text, title: "Place" }, code: text });
		expect(migrateAnswers(formOf({ title: text }), after, {}).added).toEqual(["Place"]);
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
		const { answers, dropped } = migrateAnswers(before, after, {
			people: [{ name: "Ann", age: 3 }],
			way: { name: "Bob", age: 4 },
		});
		expect(answers).toEqual({ people: [{ name: "Ann" }], way: { name: "Bob", age: 4 } });
		expect(dropped).toEqual([{ pointer: "/people/0/age", title: "Age", value: 3 }]);
	});

	it("takes well under a second for a thousand fields", () => {
		const properties = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`f${index}`, text]));
		const answers = Object.fromEntries(Object.keys(properties).map((name) => [name, "x"]));
		const start = performance.now();
		expect(migrateAnswers(formOf(properties), formOf(properties), answers).answers).toEqual(answers);
		expect(performance.now() - start).toBeLessThan(1000);
	});
});
