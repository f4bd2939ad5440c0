import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../schemas/json/json.ts";
import {
	choiceConditions,
	choicesPlace,
	fieldsOf,
	questionChoices,
	questionSteps,
	siblingNames,
} from "./form-model.ts";

const text = { type: "string" };
const person = { type: "object", properties: { name: text }, required: ["name"] };
const written: JsonObject = {
	schema: {
		properties: {
			b: { title: "B", ...text },
			a: text,
			people: { type: "array", items: person },
			who: person,
			where: { ...person, title: { text: "Where {x}" } },
			left: text,
		},
		required: ["a"],
	},
	fields: { "/where": { widget: "address" }, "/people/*/name": { hint: "Full" }, "/a": 5 },
	steps: [{ id: "one", title: "One", fields: ["a", "people", 5] }, null, { id: "two", fields: ["who", "b", "where"] }],
};
/** As documents are read: no two of its parts are one object. */
const form: JsonObject = JSON.parse(JSON.stringify(written));
const field = (pointer: string) => fieldsOf(form).find((one) => one.pointer === pointer);

describe("the questions of a form", () => {
	it("stand in the order of its steps, those within a group after it, and those of no step last", () => {
		expect(fieldsOf(form).map(({ pointer, step }) => [pointer, step])).toEqual([
			["/a", 0],
			["/people", 0],
			["/people/*/name", 0],
			["/who", 1],
			["/who/name", 1],
			["/b", 1],
			["/where", 1],
			["/left", -1],
		]);
	});

	it("stand in the schema's order where there are no steps", () => {
		const { steps: _, ...plain } = form;
		expect(
			fieldsOf(plain)
				.map(({ name, step }) => [name, step])
				.slice(0, 3),
		).toEqual([
			["b", -1],
			["a", -1],
			["people", -1],
		]);
	});

	it("hold questions once or in rows, unless one input asks for them all", () => {
		expect(["/who", "/people", "/where", "/a"].map((pointer) => field(pointer)?.holds)).toEqual([
			...["group", "rows", null, null],
		]);
		expect(field("/people/*/name")).toMatchObject({
			owner: "/people/*",
			label: "name",
			required: true,
			options: { hint: "Full" },
			place: ["schema", "properties", "people", "items", "properties", "name"],
		});
	});

	it("are called by their titles in plain words, else by their names", () => {
		expect(["/b", "/a", "/where"].map((pointer) => field(pointer)?.label)).toEqual(["B", "a", "Where {x}"]);
		expect([field("/a")?.required, field("/b")?.required, field("/a")?.options]).toEqual([true, false, {}]);
	});

	it("are the same objects as before where nothing that they are read from has changed", () => {
		const before: JsonObject = JSON.parse(JSON.stringify(written));
		const fields = fieldsOf(before);
		const changed = { ...before, title: "Another" };
		expect(fieldsOf(changed).map((one, at) => one === fields[at])).not.toContain(false);
		const optional = { ...before, schema: { ...Object(before.schema), required: [] } };
		expect(fieldsOf(optional)[0]).not.toBe(fields[0]);
	});

	it("have beside them those of their step, else those of their group", () => {
		expect(siblingNames(form, "", ["schema", "properties"], 1)).toEqual(["who", "b", "where"]);
		expect(siblingNames(form, "", ["schema", "properties"], -1)).toHaveLength(6);
		expect(siblingNames(form, "/who", ["schema", "properties", "who", "properties"], 1)).toEqual(["name"]);
	});
});

it("the steps of a form are those that are written as such, without titles where they have none", () => {
	expect(questionSteps(form)).toEqual([
		{ id: "one", title: "One", fields: ["a", "people"] },
		{ id: "two", title: "", fields: ["who", "b", "where"] },
	]);
	expect(questionSteps({})).toEqual([]);
});

describe("the choices of a question", () => {
	const when = { "/form/a": true };
	const options = { choices: [{ value: "x", label: "The X", when }, { value: 2 }, null] };

	it("are the values that its schema lists, each as it is worded", () => {
		expect(questionChoices({ schema: { enum: ["x", 2, null, {}] }, options })).toEqual([
			{ value: "x", label: "The X" },
			{ value: 2, label: "2" },
		]);
		expect(questionChoices({ schema: text, options })).toEqual([]);
	});

	it("are listed by its entries, or by the region of an address in one input", () => {
		const address = { properties: { region: { enum: ["n"] } } };
		expect(choicesPlace({ schema: { items: text }, options: {} })).toEqual(["items"]);
		expect(choicesPlace({ schema: address, options: { widget: "address" } })).toEqual(["properties", "region"]);
		expect([choicesPlace({ schema: address, options: {} }), choicesPlace({ schema: text, options: {} })]).toEqual([
			[],
			[],
		]);
		expect(questionChoices({ schema: { items: { enum: ["x"] } }, options })).toEqual([{ value: "x", label: "The X" }]);
	});

	it("are offered under the conditions that stand at them", () => {
		expect(choiceConditions({ options }, "x")).toEqual({ when, offered_when: undefined });
		expect([choiceConditions({ options }, 2).when, choiceConditions({ options: {} }, "x").when]).toEqual([
			...[undefined, undefined],
		]);
	});
});
