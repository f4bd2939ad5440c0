import { asArray, isObject, type JsonObject } from "../../rules/json.ts";
import type { FieldOptions } from "../../types.gen.ts";
import { typesOf } from "./declared-types.ts";

type Widget = NonNullable<FieldOptions["widget"]>;

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

const TEXTS: readonly Widget[] = [
	...(["text", "textarea", "mobile", "verification_code", "email", "url"] as const),
	...(["date", "time", "datetime", "id_card"] as const),
];
const NUMBERS: readonly Widget[] = ["number", "money", "rating", "text"];
const CHOICES: readonly Widget[] = ["select", "combobox", "radio"];
const ANYTHING: readonly Widget[] = ["hidden", "static"];

const BY_TYPE: Readonly<Record<string, readonly Widget[]>> = {
	string: [...TEXTS, ...CHOICES, "file", "signature"],
	number: [...NUMBERS, ...CHOICES],
	integer: [...NUMBERS, ...CHOICES],
	boolean: ["checkbox", "consent", ...CHOICES],
	array: ["checkboxes", "file"],
	object: ["address", "location", "file", "signature"],
};

/** The widgets that can ask for a value of one of some JSON types. */
export const widgetsFor = (types: Iterable<string>): Widget[] => [
	...new Set([...[...types].flatMap((type) => BY_TYPE[type] ?? []), ...ANYTHING]),
];

/** Whether a widget can ask for a value of a JSON type. */
export const takesType = (widget: Widget, type: string): boolean =>
	ANYTHING.includes(widget) || (BY_TYPE[type] ?? []).includes(widget);
