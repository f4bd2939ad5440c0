import { asArray, asObject, isObject } from "../../json/json.ts";
import type { JsonPatch, PatchOperation } from "../../json/json-patch.ts";
import { valueAt } from "../../json/pointer.ts";
import { nearest } from "../meta/nearest.ts";
import { childOf, type Flaw, lastToken, parentOf, removing, replacing } from "./operations.ts";

const TYPES = ["object", "array", "string", "number", "integer", "boolean", "null"];

/** What other languages call JSON's types. */
const TYPE_WORDS: Readonly<Record<string, string | undefined>> = {
	text: "string",
	str: "string",
	char: "string",
	date: "string",
	int: "integer",
	long: "integer",
	float: "number",
	double: "number",
	decimal: "number",
	bool: "boolean",
	list: "array",
	dict: "object",
	map: "object",
	nil: "null",
	none: "null",
};

function typeMeant(type: unknown): string | undefined {
	if (typeof type !== "string") return undefined;
	if (TYPES.includes(type)) return type;
	return TYPE_WORDS[type.toLowerCase()] ?? nearest(type.toLowerCase(), TYPES).fix;
}

function typed({ document, pointer }: Flaw): JsonPatch | undefined {
	const type = valueAt(document, pointer);
	const meant = Array.isArray(type) ? type.map(typeMeant) : typeMeant(type);
	return JSON.stringify(meant) === JSON.stringify(type) || [meant].flat().includes(undefined)
		? undefined
		: replacing(document, pointer, meant);
}

/** A list of `items` is `prefixItems` today; what may follow the list was said by `additionalItems`. */
export function patchOfTuple({ document, pointer }: Flaw): JsonPatch | undefined {
	if (!Array.isArray(valueAt(document, pointer))) return undefined;
	const around = parentOf(pointer);
	const { additionalItems, prefixItems } = asObject(valueAt(document, around));
	if (prefixItems !== undefined) return undefined;
	const rest: PatchOperation[] =
		additionalItems === undefined
			? []
			: [
					...removing(document, childOf(around, "additionalItems")),
					...(additionalItems === true ? [] : [{ op: "add" as const, path: pointer, value: false }]),
				];
	return [{ op: "move", from: pointer, path: childOf(around, "prefixItems") }, ...rest];
}

/** Draft 4 says by true that the limit itself is excluded. */
function exclusive({ document, pointer }: Flaw): JsonPatch | undefined {
	const value = valueAt(document, pointer);
	if (typeof value !== "boolean") return aNumber({ document, pointer });
	const limit = childOf(parentOf(pointer), lastToken(pointer) === "exclusiveMinimum" ? "minimum" : "maximum");
	const number = valueAt(document, limit);
	if (!value || typeof number !== "number") return removing(document, pointer);
	return [...replacing(document, pointer, number), ...removing(document, limit)];
}

function aNumber({ document, pointer }: Flaw): JsonPatch | undefined {
	const text = valueAt(document, pointer);
	if (typeof text !== "string" || text.trim() === "" || !Number.isFinite(Number(text))) return undefined;
	return replacing(document, pointer, Number(text));
}

/** Draft 3, and many by mistake, say at the property itself that it is required. */
function required({ document, pointer }: Flaw): JsonPatch | undefined {
	const value = valueAt(document, pointer);
	const own = parentOf(pointer);
	const isProperty = lastToken(parentOf(own)) === "properties";
	if (value === false || value === "false") return removing(document, pointer);
	if ((value !== true && value !== "true") || !isProperty) return undefined;
	const list = childOf(parentOf(parentOf(own)), "required");
	const known = valueAt(document, list);
	const name = lastToken(own);
	if (known !== undefined && !Array.isArray(known)) return undefined;
	if (asArray(known).includes(name)) return removing(document, pointer);
	const added: PatchOperation =
		known === undefined
			? { op: "add", path: list, value: [name] }
			: { op: "add", path: childOf(list, "-"), value: name };
	return [...removing(document, pointer), added];
}

function truth({ document, pointer }: Flaw): JsonPatch | undefined {
	const value = valueAt(document, pointer);
	return value === "true" || value === "false" ? replacing(document, pointer, value === "true") : undefined;
}

function text({ document, pointer }: Flaw): JsonPatch | undefined {
	const value = valueAt(document, pointer);
	return typeof value === "number" || typeof value === "boolean"
		? replacing(document, pointer, String(value))
		: undefined;
}

/** A format that nobody knows restricts nothing (JSON Schema 2020-12, format-annotation). */
const format = ({ document, pointer }: Flaw): JsonPatch => removing(document, pointer);

const emptyList = ({ document, pointer }: Flaw): JsonPatch | undefined =>
	asArray(valueAt(document, pointer)).length === 0 ? removing(document, pointer) : undefined;

/** The answers as a whole are an object. */
const root = ({ document, pointer }: Flaw): JsonPatch | undefined => {
	const own = valueAt(document, pointer);
	return isObject(own) && own.type === undefined
		? [{ op: "add", path: childOf(pointer, "type"), value: "object" }]
		: undefined;
};

const MAKERS: Readonly<Record<string, ((flaw: Flaw) => JsonPatch | undefined) | undefined>> = {
	type: typed,
	items: patchOfTuple,
	exclusiveMinimum: exclusive,
	exclusiveMaximum: exclusive,
	required,
	uniqueItems: truth,
	title: text,
	description: text,
	format,
	allOf: emptyList,
	minimum: aNumber,
	maximum: aNumber,
	multipleOf: aNumber,
	minLength: aNumber,
	maxLength: aNumber,
	minItems: aNumber,
	maxItems: aNumber,
	minProperties: aNumber,
	maxProperties: aNumber,
};

/** The patch for a keyword whose value it cannot have, where what was meant is plain. */
export const patchOfValue = (flaw: Flaw): JsonPatch | undefined =>
	flaw.pointer === "/schema" ? root(flaw) : MAKERS[lastToken(flaw.pointer)]?.(flaw);
