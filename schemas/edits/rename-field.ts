import { SHOWING_BLOCKS } from "../blocks/shows.gen.ts";
import { isObject, type JsonObject } from "../json/json.ts";
import { pointerTokens, toPointer } from "../json/pointer.ts";
import { withKeyRenamed } from "./draft-values.ts";
import type { FormFieldPlace } from "./field-places.ts";
import { mapEntries, mapValues } from "./map-changed.ts";

/** Keywords whose schemas say something of the very value around them, so that they name its properties too. */
const IN_PLACE = ["allOf", "anyOf", "oneOf", "if", "then", "else", "not", "dependentSchemas"];

const renamedIn = (list: unknown, name: string, to: string): unknown =>
	Array.isArray(list) ? list.map((entry) => (entry === name ? to : entry)) : list;

/** A schema in which a property, and all that names it beside it, has another name. */
function renamedProperty(schema: unknown, name: string, to: string): unknown {
	if (Array.isArray(schema)) return schema.map((one) => renamedProperty(one, name, to));
	if (!isObject(schema)) return schema;
	return mapValues(schema, (value, key) => {
		if (key === "required") return renamedIn(value, name, to);
		if (key === "properties" && isObject(value)) return withKeyRenamed(value, name, to);
		if (key === "dependentRequired" && isObject(value))
			return withKeyRenamed(
				mapValues(value, (list) => renamedIn(list, name, to)),
				name,
				to,
			);
		if (key === "dependentSchemas" && isObject(value))
			return withKeyRenamed(
				mapValues(value, (one) => renamedProperty(one, name, to)),
				name,
				to,
			);
		return IN_PLACE.includes(key) ? renamedProperty(value, name, to) : value;
	});
}

/** A value in which what is along keys is changed. */
function changedAlong(
	value: unknown,
	[key, ...rest]: readonly (string | number)[],
	change: (own: unknown) => unknown,
): unknown {
	if (key === undefined) return change(value);
	if (Array.isArray(value)) return value.map((entry, at) => (at === key ? changedAlong(entry, rest, change) : entry));
	if (!isObject(value)) return value;
	return mapValues(value, (entry, own) => (own === key ? changedAlong(entry, rest, change) : entry));
}

const isRow = (token: string) => token === "*" || /^\d+$/.test(token);

/** A pointer that leads through the field at `from`, leading through its new name; any other pointer as it is. */
function renamedPointer(pointer: string, from: readonly string[], to: string): string {
	if (!pointer.startsWith("/")) return pointer;
	const tokens = pointerTokens(pointer);
	const isThrough =
		tokens.length >= from.length &&
		from.every((own, at) => own === tokens[at] || (own === "*" && isRow(tokens[at] ?? "")));
	return isThrough ? toPointer(tokens.with(from.length - 1, to)) : pointer;
}

/** All strings and keys of a value, changed. */
function mapTexts(value: unknown, change: (text: string) => string): unknown {
	if (typeof value === "string") return change(value);
	if (Array.isArray(value)) return value.map((entry) => mapTexts(entry, change));
	if (!isObject(value)) return value;
	return Object.fromEntries(Object.entries(value).map(([key, entry]) => [change(key), mapTexts(entry, change)]));
}

/** The options of fields, under their new pointers; in rows of a repeat group /item leads to its fields. */
function renamedFields(fields: unknown, own: readonly string[], to: string): unknown {
	if (!isObject(fields)) return fields;
	const group = own.length > 1 ? toPointer(own.slice(0, -2)) : null;
	return Object.fromEntries(
		Object.entries(fields).map(([pointer, options]) => {
			const isInGroup = group !== null && (pointer === group || pointer.startsWith(`${group}/`));
			const renamed = isInGroup
				? mapTexts(options, (text) => renamedPointer(text, ["item", own.at(-1) ?? ""], to))
				: options;
			return [renamedPointer(pointer, own, to), renamedCode(renamed, own, to)];
		}),
	);
}

/** `code_for` says a field without /form before it. */
const renamedCode = (options: unknown, own: readonly string[], to: string): unknown =>
	isObject(options) && typeof options.code_for === "string"
		? mapValues(options, (value, key) => (key === "code_for" ? renamedPointer(String(value), own, to) : value))
		: options;

const renamedSteps = (steps: unknown, name: string, to: string): unknown =>
	Array.isArray(steps)
		? steps.map((step) =>
				isObject(step)
					? mapValues(step, (value, key) => (key === "fields" ? renamedIn(value, name, to) : value))
					: step,
			)
		: steps;

/** A form document in which a field has another name wherever the form refers to it; texts stay as they are. */
export function withFieldRenamed(form: JsonObject, field: FormFieldPlace, to: string): JsonObject {
	const own = pointerTokens(field.pointer);
	const isTop = own.length === 1;
	const toNode = field.schemaKeys.slice(1);
	return mapValues(form, (value, key) => {
		if (key === "schema") return changedAlong(value, toNode, (node) => renamedProperty(node, field.name, to));
		const whole = isTop ? withScopeRenamed(value, field.name, to) : value;
		const renamed = mapTexts(whole, (text) => renamedPointer(text, ["form", ...own], to));
		if (key === "fields") return renamedFields(renamed, own, to);
		return key === "steps" && isTop ? renamedSteps(renamed, field.name, to) : renamed;
	});
}

/** Conditions on the form as a whole, {"/form": schema}, name its fields as its own schema does. */
function withScopeRenamed(value: unknown, name: string, to: string): unknown {
	if (Array.isArray(value)) return mapEntries(value, (entry) => withScopeRenamed(entry, name, to));
	if (!isObject(value)) return value;
	return mapValues(value, (entry, key) =>
		key === "/form" ? renamedProperty(entry, name, to) : withScopeRenamed(entry, name, to),
	);
}

/** Another document in which blocks that show the form prefill the field under its new name. */
export function withPrefillRenamed(value: unknown, form: string, name: string, to: string): unknown {
	if (Array.isArray(value)) return mapEntries(value, (entry) => withPrefillRenamed(entry, form, name, to));
	if (!isObject(value)) return value;
	const shows = SHOWING_BLOCKS[String(value.type)] === "form" && (value.form === form || value.fallback === form);
	return mapValues(value, (entry, key) =>
		shows && key === "prefill" && isObject(entry)
			? withKeyRenamed(entry, name, to)
			: withPrefillRenamed(entry, form, name, to),
	);
}

/** Values in which every one at the field's place has its new name. */
function withValueRenamed(values: unknown, [token, ...rest]: readonly string[], to: string): unknown {
	if (token === undefined) return values;
	if (token === "*") return Array.isArray(values) ? values.map((row) => withValueRenamed(row, rest, to)) : values;
	if (!isObject(values) || !Object.hasOwn(values, token)) return values;
	if (rest.length === 0) return withKeyRenamed(values, token, to);
	return { ...values, [token]: withValueRenamed(values[token], rest, to) };
}

/** A kept test case of the form, in which the field's value and what is expected of it have the new name. */
export function withTestCaseRenamed(value: unknown, form: string, field: FormFieldPlace, to: string): unknown {
	if (!isObject(value) || value.kind !== "test-case" || value.form !== form) return value;
	const own = pointerTokens(field.pointer);
	const expected = mapTexts(value.expected, (text) => renamedPointer(text, own, to));
	return { ...value, answers: withValueRenamed(value.answers, own, to), expected };
}
