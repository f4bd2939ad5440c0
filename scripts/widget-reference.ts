import marks from "../schemas/examples/marks.json" with { type: "json" };
import { FIELD_AUTHORING } from "../schemas/field-types/authoring.gen.ts";
import { FIELD_TYPE_NAMES } from "../schemas/field-types/choose-type.ts";
import { FIELD_JSON_TYPES, type FieldTypeName } from "../schemas/field-types/field-type.ts";
import { isObject } from "../schemas/json/json.ts";

const WIDTH = 100;

type Parts = { open: string; close: string; parts: string[] };

/** What a list or an object is made of, each part written by `write`; undefined of any other value. */
function partsOf(value: unknown, write: (part: unknown) => string): Parts | undefined {
	if (Array.isArray(value)) return { open: "[", close: "]", parts: value.map(write) };
	if (!isObject(value)) return undefined;
	const parts = Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}: ${write(part)}`);
	return { open: "{", close: "}", parts };
}

function onOneLine(value: unknown): string {
	const whole = partsOf(value, onOneLine);
	if (whole === undefined) return JSON.stringify(value);
	const between = whole.open === "{" && whole.parts.length > 0 ? " " : "";
	return [whole.open, whole.parts.join(", "), whole.close].join(between);
}

/** JSON as people write it: what fits on a line stands on one. */
function written(value: unknown, indent = ""): string {
	const line = onOneLine(value);
	const inner = `${indent}  `;
	const whole = partsOf(value, (part) => written(part, inner));
	if (whole === undefined || indent.length + line.length <= WIDTH) return line;
	return `${whole.open}\n${whole.parts.map((part) => inner + part).join(",\n")}\n${indent}${whole.close}`;
}

/** The JSON types that a widget can ask for. */
function typesOf(widget: FieldTypeName): string {
	const { takes } = FIELD_AUTHORING[widget];
	return takes.length === FIELD_JSON_TYPES.length ? "anything" : takes.join(", ");
}

/** A section for each widget: what schema it expects, with a sample of it and of a value. */
export const widgetSections = (): string =>
	FIELD_TYPE_NAMES.map((widget) => ({ widget, ...FIELD_AUTHORING[widget].sample }))
		.map(({ widget, expects, properties, fields, answers: values }) =>
			[
				`### Widget \`${widget}\``,
				`Asks for: ${typesOf(widget)}. ${expects}`,
				`\`\`\`json\n${written({ schema: { properties }, fields })}\n\`\`\``,
				`An answer: \`${onOneLine(values)}\``,
			].join("\n\n"),
		)
		.join("\n\n");

/** The marks that a hint may have: how each is written, and what becomes of it. */
export const markRows = (): string[][] =>
	marks.map(({ mark, written, shown }) => [mark, `\`${written.replaceAll("\n", "`<br>`")}\``, shown]);
