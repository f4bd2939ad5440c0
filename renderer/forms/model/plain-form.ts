import type { RJSFSchema } from "@rjsf/utils";
import { asksFor, typeByItself, typeThatAsks } from "../../../schemas/field-types/choose-type.ts";
import type { FieldShape } from "../../../schemas/field-types/field-type.ts";
import type { FormArtefact, JsonSchema } from "../../../schemas/release.ts";
import { isMade } from "../../../schemas/rules/calculation.ts";
import { fieldOptions } from "../../../schemas/rules/field-options.ts";
import { isObject } from "../../../schemas/rules/json.ts";
import { toPointer } from "../../../schemas/rules/pointer.ts";
import type { FieldOptions } from "../../../schemas/types.gen.ts";
import { isChoice } from "./choices.ts";
import { type LeafSchema, leafSchema, type WidgetName } from "./field.ts";

const isRjsfSchema = (schema: JsonSchema): schema is RJSFSchema => typeof schema === "object";

/** A form's schema as the engine renders it; the compiler has checked that it describes an object. */
export function renderedSchema({ schema, document }: FormArtefact): RJSFSchema {
	const rendered: JsonSchema = schema ?? document.schema;
	return isRjsfSchema(rendered) ? rendered : {};
}

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
export function widgetOf(schema: LeafSchema, options: FieldOptions): WidgetName | undefined {
	const widget = isMade(options) ? typeThatAsks("shown") : widgetByOptions(schema, options);
	return schema.readOnly && widget && !asksFor("hidden", { widget }) ? typeThatAsks("shown") : widget;
}

function widgetByOptions(schema: LeafSchema, options: FieldOptions): WidgetName | undefined {
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

/** One field of a form, with all that its input needs. */
export type PlainField = {
	name: string;
	pointer: string;
	path: readonly string[];
	schema: LeafSchema;
	options: FieldOptions;
	widget: WidgetName;
	required: boolean;
};

/** Keywords whose meaning depends on more than the schema's own place: rjsf resolves them. */
const TO_RESOLVE = ["$ref", "allOf", "if", "dependentSchemas", "dependencies"];

/** Keywords of a form's own schema that leave each property to itself. */
const PLAIN_KEYWORDS = [
	...["$schema", "$id", "$comment", "$defs", "type", "title", "description", "properties", "required"],
	...["additionalProperties", "unevaluatedProperties", "minProperties", "maxProperties", "dependentRequired"],
];

/** Whether a schema declares all that its input needs in its own place. */
export const isResolved = (schema: Record<string, unknown>): boolean =>
	!TO_RESOLVE.some((keyword) => keyword in schema);

/**
 * How one input asks for what a schema describes; undefined where it has parts of its own, or must be resolved first.
 */
export function singleWidget(schema: Record<string, unknown>, options: FieldOptions): WidgetName | undefined {
	if (isMade(options)) return typeThatAsks("shown");
	return isResolved(schema) ? widgetOf(leafSchema(schema), options) : options.widget;
}

/**
 * Whether a schema leaves one value, and no title or widget: what distinguishes alternatives, put unasked and not shown.
 */
export const isMark = (schema: Record<string, unknown>, { widget }: FieldOptions): boolean =>
	schema.const !== undefined && schema.title === undefined && widget === undefined;

/**
 * Whether what a value starts with can be read off its schema: no default stands deeper, no list starts filled, and no
 * rule brings any.
 */
const isSimple = ({ default: _, ...schema }: Record<string, unknown>) =>
	!/"(default|minItems|if|dependentSchemas)":/.test(JSON.stringify(schema));

const isPlainRoot = (schema: Record<string, unknown>) =>
	Object.keys(schema).every((keyword) => PLAIN_KEYWORDS.includes(keyword)) &&
	!isObject(schema.additionalProperties) &&
	!isObject(schema.unevaluatedProperties);

function read(form: FormArtefact): readonly PlainField[] | undefined {
	const schema = renderedSchema(form);
	if (!isPlainRoot(schema)) return undefined;
	const optionsAt = fieldOptions(form.document);
	const required = new Set(Array.isArray(schema.required) ? schema.required : []);
	const fields: PlainField[] = [];
	for (const [name, property] of Object.entries(isObject(schema.properties) ? schema.properties : {})) {
		const pointer = toPointer([name]);
		const options = optionsAt(pointer);
		if (!isObject(property) || !isSimple(property) || !isResolved(property) || isMark(property, options))
			return undefined;
		const widget = singleWidget(property, options);
		if (!widget) return undefined;
		const leaf = leafSchema(property);
		fields.push({ name, pointer, path: [name], schema: leaf, options, widget, required: required.has(name) });
	}
	return fields;
}

const known = new WeakMap<FormArtefact, { fields: readonly PlainField[] | undefined }>();

/**
 * The fields of a form in which one input asks for each value, as in most; undefined for a form with structure:
 * nested objects, repeat groups, alternatives. Those are rjsf's, and its code loads for them alone.
 */
export function plainFields(form: FormArtefact): readonly PlainField[] | undefined {
	const found = known.get(form) ?? { fields: read(form) };
	known.set(form, found);
	return found.fields;
}
