import { widgetsFor } from "../schemas/compiler/check/fillable.ts";
import marks from "../schemas/examples/marks.json" with { type: "json" };
import widgets from "../schemas/examples/widgets.json" with { type: "json" };
import { isObject } from "../schemas/rules/json.ts";

const TYPES = ["string", "number", "integer", "boolean", "array", "object"] as const;
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

/** The JSON types that a widget can ask for, as the compiler has them. */
function typesOf(widget: string): string {
	const types = TYPES.filter((type) => widgetsFor([type]).some((one) => one === widget));
	return types.length === TYPES.length ? "anything" : types.join(", ");
}

/** A section for each widget: what schema it expects, with a sample of it and of a value. */
export const widgetSections = (): string =>
	widgets
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
