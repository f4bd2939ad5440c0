import { FIELD_AUTHORING } from "../../field-types/authoring.gen.ts";
import { FIELD_TYPE_NAMES } from "../../field-types/choose-type.ts";
import type { FieldTypeName } from "../../field-types/field-type.ts";
import { asArray, isObject, type JsonObject } from "../../json/json.ts";
import { typesOf } from "./declared-types.ts";

/** Whether an input can be made of all that is said of one field. */
export function isFillable(schemas: readonly JsonObject[]): boolean {
	if (schemas.some((one) => offersChoice(one) || hasParts(one))) return true;
	const types = new Set(schemas.flatMap(typesOf));
	return ["string", "number", "integer", "boolean"].some((type) => types.has(type));
}

const offersChoice = (schema: JsonObject) =>
	("const" in schema && schema.const !== null) || asArray(schema.enum).some((value) => value !== null);

const hasParts = ({ properties, items, prefixItems }: JsonObject) =>
	(isObject(properties) && Object.values(properties).some(isObject)) ||
	isObject(items) ||
	asArray(prefixItems).length > 0;

/** Whether a widget can ask for a value of a JSON type. */
export const takesType = (widget: FieldTypeName, type: string): boolean =>
	FIELD_AUTHORING[widget].takes.some((one) => one === type);

/** The widgets that can ask for a value of one of some JSON types. */
export const widgetsFor = (types: Iterable<string>): FieldTypeName[] => {
	const wanted = [...types];
	return FIELD_TYPE_NAMES.filter((widget) => wanted.some((type) => takesType(widget, type)));
};
