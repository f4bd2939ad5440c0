import { FIELD_AUTHORING } from "../../field-types/authoring.gen.ts";
import { asksFor } from "../../field-types/choose-type.ts";
import type { FieldTypeName } from "../../field-types/field-type.ts";
import { asArray, isObject, type JsonObject } from "../../json/json.ts";
import { alternatives, schemasAt, within } from "../../json/schema-at.ts";
import { allSchemas } from "../../json/schema-walk.ts";
import type { FieldOptions, FormDocument } from "../../types.gen.ts";

const takesLists = (widget: FieldTypeName) =>
	FIELD_AUTHORING[widget].takes.includes("array") && !asksFor("shown", { widget }) && !asksFor("hidden", { widget });

const isShownAtOnce = ({ widget, options }: FieldOptions) =>
	(widget !== undefined && takesLists(widget)) || options !== undefined;

const listsValues = (schema: JsonObject) =>
	schema.enum !== undefined ||
	[...asArray(schema.oneOf), ...asArray(schema.anyOf)].some((branch) => isObject(branch) && "const" in branch);

/**
 * A form's schema as it is rendered: lists that one input asks for, such as files or tick boxes, without their least number
 * of entries. The engine would start them with as many empty ones, which nobody could fill in or see.
 */
export function withoutEmptyEntries(form: FormDocument): JsonObject {
	const { schema, fields = {} } = form;
	const resolve = within(schema);
	const atOnce = new Set(
		Object.entries(fields).flatMap(([pointer, options]) => (isShownAtOnce(options) ? schemasAt(schema, pointer) : [])),
	);
	const offersChoice = ({ items }: JsonObject) => isObject(items) && alternatives(items, resolve).some(listsValues);
	const found = allSchemas(schema).filter(
		({ schema: own }) => own.minItems !== undefined && (atOnce.has(own) || offersChoice(own)),
	);
	if (found.length === 0) return schema;
	const rendered = structuredClone(schema);
	for (const { at } of found) {
		const own = at.reduce<unknown>(
			(here, token) => (isObject(here) || Array.isArray(here) ? Reflect.get(here, token) : undefined),
			rendered,
		);
		if (isObject(own)) Reflect.deleteProperty(own, "minItems");
	}
	return rendered;
}
