import { asksFor, typeByItself, typeThatAsks } from "../../field-types/choose-type.ts";
import type { FieldShape, FieldTypeName } from "../../field-types/field-type.ts";
import { isChoice, type LeafSchema, leafSchema } from "../../json/leaf-schema.ts";
import type { FieldOptions } from "../../types.gen.ts";
import { isMade } from "../values/calculation.ts";

/** Whether the document's widget can ask for this: one part of a form may list no values where another does. */
function canDraw({ widget, options, choices }: FieldOptions, schema: LeafSchema): boolean {
	if (!asksFor("choice", { widget }) || options !== undefined || choices?.length) return true;
	return isChoice(schema.type === "array" && schema.items ? schema.items : schema);
}

/** What a schema leaves to be entered; undefined where it has parts of its own. */
function kindOf(schema: LeafSchema, { options }: FieldOptions): FieldShape["kind"] | undefined {
	const isList = schema.type === "array";
	if (options) return isList ? "choices" : "choice";
	if (isChoice(schema)) return "choice";
	if (isList) return !schema.isTuple && schema.items && isChoice(schema.items) ? "choices" : undefined;
	if (schema.type === "object" || schema.oneOf) return undefined;
	if (schema.const !== undefined) return "constant";
	return KINDS[schema.type ?? ""];
}

const KINDS: Readonly<Record<string, FieldShape["kind"]>> = {
	boolean: "yes-or-no",
	number: "number",
	integer: "number",
	string: "text",
};

/** The widget of a field: as the document declares, else as its schema suggests; undefined where it has parts of its own. */
export function widgetOf(schema: LeafSchema, options: FieldOptions): FieldTypeName | undefined {
	const widget = isMade(options) ? typeThatAsks("shown") : widgetByOptions(schema, options);
	return schema.readOnly && widget && !asksFor("hidden", { widget }) ? typeThatAsks("shown") : widget;
}

function widgetByOptions(schema: LeafSchema, options: FieldOptions): FieldTypeName | undefined {
	if (options.widget && canDraw(options, schema)) return options.widget;
	const kind = kindOf(schema, options);
	return kind && typeByItself(shapeOf(kind, schema, options));
}

const shapeOf = (kind: FieldShape["kind"], schema: LeafSchema, { options }: FieldOptions): FieldShape => ({
	kind,
	format: schema.format,
	maxLength: schema.maxLength ?? Number.NEGATIVE_INFINITY,
	count: schema.enum?.length ?? schema.oneOf?.length ?? 0,
	remote: options && (options.search ? "searched" : "listed"),
});

/** Keywords whose meaning depends on more than the schema's own place: rjsf resolves them. */
const TO_RESOLVE = ["$ref", "allOf", "if", "dependentSchemas", "dependencies"];

/** Whether a schema declares all that its input needs in its own place. */
export const isResolved = (schema: Record<string, unknown>): boolean =>
	!TO_RESOLVE.some((keyword) => keyword in schema);

/**
 * How one input asks for what a schema describes; undefined where it has parts of its own, or must be resolved first.
 */
export function singleWidget(schema: Record<string, unknown>, options: FieldOptions): FieldTypeName | undefined {
	if (isMade(options)) return typeThatAsks("shown");
	return isResolved(schema) ? widgetOf(leafSchema(schema), options) : options.widget;
}

/**
 * Whether a schema leaves one value, and no title or widget: what distinguishes alternatives, put unasked and not shown.
 */
export const isMark = (schema: Record<string, unknown>, { widget }: FieldOptions): boolean =>
	schema.const !== undefined && schema.title === undefined && widget === undefined;
