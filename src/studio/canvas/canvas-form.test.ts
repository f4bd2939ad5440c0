import { describe, expect, it } from "vitest";
import { asObject, type JsonObject } from "../../../schemas/json/json.ts";
import { createCanvas } from "./canvas-form.ts";

const NAMES = ["title", "street"];

const form = (schema: JsonObject = {}, fields: JsonObject = {}): JsonObject => ({
	kind: "form",
	id: "a",
	title: "A",
	schema: {
		type: "object",
		properties: { title: { type: "string", title: "Title" }, street: { type: "string", title: "Street" } },
		...schema,
	},
	fields,
	submit: { operation: "messagesIndex", label: "Send" },
});

it("draws a text that is made of answers with dots for what is put in", () => {
	const fields = {
		"/title": {
			widget: "static",
			computed: {
				text: "{kind, select, bar {A bar} other {}} at {street}, since it opened",
				values: { kind: { bind: "/form/kind" }, street: { bind: "/form/street" } },
			},
		},
	};
	const drawn = createCanvas()(form({}, fields), ["title"]);
	expect(drawn?.parts[0]?.artefact.document.fields?.["/title"]?.computed).toBe("… at …, since it opened");
});

describe("parts of a canvas", () => {
	const before = form({}, { "/street": { hint: "As on the sign." } });
	const changed = (change: (schema: JsonObject) => JsonObject) => ({
		...before,
		schema: change(asObject(before.schema)),
	});

	it("stay the same but for the question that an edit changed", () => {
		const canvas = createCanvas();
		const first = canvas(before, NAMES);
		const after = changed((schema) => ({
			...schema,
			properties: { ...asObject(schema.properties), title: { type: "string", title: "What it is about" } },
		}));
		const second = canvas(after, NAMES);
		expect(second?.parts[1]).toBe(first?.parts[1]);
		expect(second?.parts[0]).not.toBe(first?.parts[0]);
		expect(second?.parts[0]?.key).not.toBe(first?.parts[0]?.key);
	});

	it("stay the same when they are moved, and when the form is renamed", () => {
		const canvas = createCanvas();
		const first = canvas(before, NAMES);
		const second = canvas({ ...before, title: "B" }, NAMES.toReversed());
		expect(second?.parts).toEqual(first?.parts.toReversed());
		expect(second?.parts[0]).toBe(first?.parts[1]);
	});

	it("become others when a question is required, its options or a definition change", () => {
		const canvas = createCanvas();
		const first = canvas(before, NAMES);
		const required = canvas(
			changed((schema) => ({ ...schema, required: ["street"] })),
			NAMES,
		);
		expect(required?.parts[0]).toBe(first?.parts[0]);
		expect(required?.parts[1]).not.toBe(first?.parts[1]);
		const hinted = canvas({ ...before, fields: { "/street": { hint: "Without the number." } } }, NAMES);
		expect(hinted?.parts[0]).toBe(first?.parts[0]);
		expect(hinted?.parts[1]).not.toBe(first?.parts[1]);
		const defined = canvas(
			changed((schema) => ({ ...schema, $defs: { place: { type: "string" } } })),
			NAMES,
		);
		expect(defined?.parts[0]).not.toBe(first?.parts[0]);
	});

	it("are one where the schema has rules among its questions", () => {
		const rule = { allOf: [{ required: ["title"] }] };
		expect(createCanvas()(form(rule), NAMES)?.parts).toHaveLength(1);
	});

	it("are none of a document that is no whole form", () => {
		expect(createCanvas()({ kind: "form" }, NAMES)).toBeNull();
	});
});
