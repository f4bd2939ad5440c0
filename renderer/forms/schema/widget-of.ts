import { isMade } from "../../../schemas/rules/calculation.ts";
import type { FieldOptions } from "../../../schemas/types.gen.ts";
import type { WidgetName } from "../widgets/widget.ts";
import { isChoice } from "./is-choice.ts";
import type { LeafSchema } from "./leaf-schema.ts";

const BY_FORMAT: Readonly<Record<string, WidgetName>> = {
	email: "email",
	uri: "url",
	"uri-reference": "url",
	date: "date",
	time: "time",
	"date-time": "datetime",
	mobile: "mobile",
	"id-card": "id_card",
};

/** From so many characters on, a text is edited in several lines. */
const LONG_TEXT = 200;
/** Up to so many choices are shown at once; more go into a select. */
const FEW_CHOICES = 4;

/** Widgets that have nothing to ask with where neither the schema nor the document offers a choice. */
const CHOOSING: readonly unknown[] = ["select", "combobox", "radio", "checkboxes"];

/** Whether the document's widget can ask for this: one part of a form may list no values where another does. */
function canDraw({ widget, options, choices }: FieldOptions, schema: LeafSchema): boolean {
	if (!CHOOSING.includes(widget) || options !== undefined || choices?.length) return true;
	return isChoice(schema.type === "array" && schema.items ? schema.items : schema);
}

const choiceCount = (schema: LeafSchema) => schema.enum?.length ?? schema.oneOf?.length ?? 0;

function stringWidget(schema: LeafSchema): WidgetName {
	if (schema.format !== undefined) return BY_FORMAT[schema.format] ?? "text";
	return schema.maxLength !== undefined && schema.maxLength > LONG_TEXT ? "textarea" : "text";
}

/** The widget of a field: as the document declares, else as its schema suggests; undefined where it has parts of its own. */
export function widgetOf(schema: LeafSchema, options: FieldOptions): WidgetName | undefined {
	const widget = isMade(options) ? "static" : widgetByOptions(schema, options);
	return schema.readOnly && widget && widget !== "hidden" ? "static" : widget;
}

function widgetByOptions(schema: LeafSchema, options: FieldOptions): WidgetName | undefined {
	if (options.widget && canDraw(options, schema)) return options.widget;
	if (options.options) return schema.type === "array" ? "checkboxes" : options.options.search ? "combobox" : "select";
	if (isChoice(schema)) return choiceCount(schema) > FEW_CHOICES ? "select" : "radio";
	if (schema.type === "array")
		return !schema.isTuple && schema.items && isChoice(schema.items) ? "checkboxes" : undefined;
	if (schema.type === "object" || schema.oneOf) return undefined;
	if (schema.const !== undefined) return "static";
	if (schema.type === "boolean") return "checkbox";
	if (schema.type === "number" || schema.type === "integer") return "number";
	return schema.type === "string" ? stringWidget(schema) : undefined;
}
