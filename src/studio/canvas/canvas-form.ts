import type { StaticPart } from "../../../renderer/forms/StaticForm.tsx";
import { isFormDocument } from "../../../schemas/checks/studio.gen.ts";
import { renderedFrom } from "../../../schemas/compiler/emit/engine-schema.ts";
import { fieldTree } from "../../../schemas/compiler/emit/field-tree.ts";
import { asArray, asObject, isObject, type JsonObject } from "../../../schemas/json/json.ts";
import { pointerTokens } from "../../../schemas/json/pointer.ts";
import { isResolved } from "../../../schemas/rules/questions/single-widget.ts";
import type { FieldOptions, FormDocument, Text } from "../../../schemas/types.gen.ts";

/** Drawn under a name of its own: no draft of whoever edits comes into it. */
const CANVAS_FORM = "studio-canvas";

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

/** A value of this schema in which every list of objects has a row, so that the questions in it are there; undefined without one. */
function withRows(schema: unknown): unknown {
	const { properties, items } = asObject(schema);
	if (isObject(asObject(items).properties)) return [withRows(items) ?? {}];
	const held = Object.entries(asObject(properties)).flatMap(([name, own]) => {
		const value = withRows(own);
		return value === undefined ? [] : [[name, value]];
	});
	return held.length === 0 ? undefined : Object.fromEntries(held);
}

/** Whether one answer can bring or change another question, by what a form's schema says beside its properties. */
const hasRules = (schema: JsonObject) =>
	!isResolved(schema) || ["anyOf", "oneOf", "dependentRequired"].some((keyword) => keyword in schema);

/** What a form is beside its questions, as far as a question is drawn differently for it. */
function withoutQuestions(document: FormDocument) {
	const {
		steps: _,
		similar: _similar,
		exits: _exits,
		open: _open,
		anonymous_when: _anonymous,
		description: _text,
		title: _title,
		submit: _submit,
		fields: _fields,
		schema,
		...form
	} = document;
	const { properties: _properties, required: _required, ...around } = schema;
	return { form, around };
}

/** Each question's options, by the question's name: its own, and those of what is in it. */
function optionsByName({ fields = {} }: FormDocument): ReadonlyMap<string, [string, FieldOptions][]> {
	const found = new Map<string, [string, FieldOptions][]>();
	for (const entry of Object.entries(fields)) {
		const [name = ""] = pointerTokens(entry[0]);
		found.set(name, [...(found.get(name) ?? []), entry]);
	}
	return found;
}

/** The form of these questions alone, all shown, on one stage. */
function partOf(
	document: FormDocument,
	names: readonly string[],
	options: readonly [string, FieldOptions][],
): Omit<StaticPart, "key"> {
	const all = asObject(document.schema.properties);
	const { form } = withoutQuestions(document);
	const properties = Object.fromEntries(names.map((name) => [name, all[name]]));
	// Documents of a draft release are frozen, and what validates rules writes on their schemas.
	const rendered: FormDocument = structuredClone({
		...form,
		id: CANVAS_FORM,
		title: document.title,
		submit: document.submit,
		auth: "none",
		review: false,
		draft: false,
		schema: {
			...document.schema,
			properties,
			required: asArray(document.schema.required).filter((name) => names.some((one) => one === name)),
		},
		fields: Object.fromEntries(options.map(([pointer, own]) => [pointer, withoutConditions(own)])),
	});
	const schema = renderedFrom(rendered);
	const tree = fieldTree(rendered, schema);
	return {
		artefact: { document: rendered, schema, ...(tree && { tree }), validator: "" },
		values: asObject(withRows({ properties })),
	};
}

/** A form as the canvas draws it. */
export type CanvasForm = { parts: readonly StaticPart[]; submit?: Text };

const isSame = (a: readonly unknown[], b: readonly unknown[]) =>
	a.length === b.length && a.every((one, at) => one === b[at]);

/**
 * Makes forms ready for a canvas: these questions of a document, each a form of its own, or all together where the form has
 * rules among them. Null where the document is not whole enough to be rendered. What an edit has left as it was (documents
 * of a draft release share it with their states before) is the same part again, and is not drawn anew.
 */
export function createCanvas(): (document: JsonObject, names: readonly string[]) => CanvasForm | null {
	let known = new Map<string, { made: readonly unknown[]; part: StaticPart }>();
	let around: readonly unknown[] = [];
	let drawings = 0;
	return (document, names) => {
		if (!isFormDocument(document)) return null;
		const { properties, required } = document.schema;
		const { form, around: schema } = withoutQuestions(document);
		const options = optionsByName(document);
		const shown = names.filter((name) => isObject(asObject(properties)[name]));
		const groups = hasRules(schema) ? [shown] : shown.map((name) => [name]);
		const musts = new Set(asArray(required));
		const whole = Object.entries({ ...form, ...schema }).flat();
		// Each question is drawn anew where what is around all of them is another.
		if (!isSame(around, whole)) known = new Map();
		around = whole;
		const next: typeof known = new Map();
		const parts = groups.map((group) => {
			const own = group.flatMap((name) => options.get(name) ?? []);
			const made = [...group.flatMap((name) => [name, asObject(properties)[name], musts.has(name)]), ...own.flat()];
			const key = group.join("\n");
			const before = known.get(key);
			const part =
				before && isSame(before.made, made) ? before.part : { key: `${++drawings}`, ...partOf(document, group, own) };
			next.set(key, { made, part });
			return part;
		});
		known = next;
		return { parts, submit: document.submit.label };
	};
}
