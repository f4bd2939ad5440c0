import { isFormDocument } from "../../../schemas/checks/studio.gen.ts";
import { renderedFrom } from "../../../schemas/compiler/emit/engine-schema.ts";
import type { FormArtefact } from "../../../schemas/release.ts";
import { asArray, asObject, isObject, type JsonObject } from "../../../schemas/rules/json.ts";
import type { FieldOptions, FormDocument, Text } from "../../../schemas/types.gen.ts";

/** Drawn under a name of its own: no draft of whoever edits comes into it. */
export const CANVAS_FORM = "studio-canvas";

/** A text with dots for what is put in, by name or by cases: nothing is answered on a canvas, and no message is compiled. */
function withDots(text: string): string {
	let depth = 0;
	return [...text].reduce((shown, letter) => {
		const before = depth;
		depth += letter === "{" ? 1 : letter === "}" && depth > 0 ? -1 : 0;
		if (before === 0) return shown + (letter === "{" ? "…" : letter);
		return shown;
	}, "");
}

const textWithDots = (text: Text | undefined): Text | undefined =>
	isObject(text) && "text" in text && typeof text.text === "string" ? withDots(text.text) : text;

/** What only says when a question is asked, or what stands in it at first: on the canvas all are there, and empty. */
function withoutConditions({
	when: _,
	required_when: _when,
	prefill: _prefill,
	computed,
	summary,
	...options
}: FieldOptions): FieldOptions {
	const texts = { computed: textWithDots(computed), summary: textWithDots(summary) };
	return { ...options, ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined)) };
}

/** A schema in which every list of objects begins with a row, so that the questions in it are there. */
function withRows(schema: unknown): unknown {
	if (!isObject(schema)) return schema;
	const { properties, items } = schema;
	const inner = isObject(properties)
		? { properties: Object.fromEntries(Object.entries(properties).map(([name, own]) => [name, withRows(own)])) }
		: {};
	const rows = isObject(items) && isObject(items.properties) ? { items: withRows(items), minItems: 1 } : {};
	return { ...schema, ...inner, ...rows };
}

/**
 * A form as the canvas draws it: these fields of it, all shown, on one stage. Null where the document is not whole enough to
 * be rendered.
 */
export function canvasForm(document: JsonObject, names: readonly string[]): FormArtefact | null {
	if (!isFormDocument(document)) return null;
	const {
		steps: _,
		similar: _similar,
		exits: _exits,
		open: _open,
		anonymous_when: _anonymous,
		description: _text,
		...form
	} = document;
	const properties = asObject(document.schema.properties);
	const shown = names.filter((name) => isObject(properties[name]));
	const fields = Object.entries(document.fields ?? {}).map(([pointer, options]) => [
		pointer,
		withoutConditions(options),
	]);
	const rendered: FormDocument = {
		...form,
		id: CANVAS_FORM,
		auth: "none",
		review: false,
		draft: false,
		schema: {
			...document.schema,
			properties: Object.fromEntries(shown.map((name) => [name, withRows(properties[name])])),
			required: asArray(document.schema.required).filter((name) => shown.some((one) => one === name)),
		},
		fields: Object.fromEntries(fields),
	};
	return { document: rendered, schema: renderedFrom(rendered), validator: "" };
}
