import { asObject, isObject } from "../json/json.ts";
import { type Path, pointerTokens } from "../json/pointer.ts";
import { addressTokens, resolveAddress, toAddress, valueAlong } from "./addresses.ts";
import { fieldAt, optionOwner } from "./field-places.ts";
import type { Documents, EditTarget, SentenceValue } from "./types.ts";

/** What names a part for its reader, the first that it has. */
const TITLES = ["title", "label", "name", "heading", "text", "id", "code", "action", "key", "type", "do", "path"];

const plainText = (value: unknown): string | undefined => {
	const text = isObject(value) ? value.text : value;
	return typeof text === "string" && text !== "" ? text : undefined;
};

function titleOf(part: unknown): string | undefined {
	const found = TITLES.flatMap((key) => plainText(asObject(part)[key]) ?? []);
	return plainText(part) ?? found[0];
}

/** Words for a key of a document: minLength, max_count → min length, max count. */
export const keyWords = (key: string | number): string =>
	String(key)
		.replaceAll(/([a-z])([A-Z])/g, "$1 $2")
		.replaceAll("_", " ")
		.toLowerCase();

/**
 * The title of a field by its pointer among the form's values; the pointer's last name where it has none. The rows of a group are
 * called as the group is, unless they have a title of their own.
 */
export function fieldTitle(document: unknown, pointer: string): string {
	let schema: unknown = asObject(document).schema;
	let title: string | undefined;
	for (const token of pointerTokens(pointer)) {
		const { items, properties } = asObject(schema);
		schema = token === "*" ? items : asObject(properties)[token];
		title = plainText(asObject(schema).title) ?? (token === "*" ? title : undefined);
	}
	return title ?? pointerTokens(pointer).findLast((token) => token !== "*") ?? pointer;
}

/** What a reader calls the document: its title, or its path. */
export const documentName = (documents: Documents, path: string): string => titleOf(documents[path]) ?? path;

/** The part that a reader knows by a name, at or around some keys, and the key of it that they lead to. */
export type NamedPart = { name: string; property: string | null };

const propertyWords = (keys: Path): string | null => {
	const named = keys.filter((key) => typeof key === "string");
	return named.length === 0 ? null : named.map(keyWords).join(", ");
};

function namedAt(document: unknown, keys: Path, fallback: string): NamedPart {
	const option = optionOwner(document, keys);
	// In the schema of a form only fields are known by a name: "object" is none.
	const isSchema = asObject(document).kind === "form" && keys[0] === "schema";
	if (option !== null) return { name: fieldTitle(document, option), property: propertyWords(keys.slice(2)) };
	for (let length = keys.length; length > 0; length--) {
		const around = keys.slice(0, length);
		const field = fieldAt(document, around);
		if (field) return { name: fieldTitle(document, field.pointer), property: propertyWords(keys.slice(length)) };
		const part = valueAlong(document, around);
		const name = isObject(part) && !isSchema ? titleOf(part) : undefined;
		if (name !== undefined) return { name, property: propertyWords(keys.slice(length)) };
	}
	return { name: fallback, property: propertyWords(isSchema ? keys.slice(1) : keys) };
}

/** What a reader calls the part at an address; of what is not there, the nearest part around it. */
export function namedPart(documents: Documents, { path, at }: EditTarget): NamedPart {
	const document = documents[path];
	const tokens = addressTokens(at) ?? [];
	for (let length = tokens.length; length >= 0; length--) {
		const keys = resolveAddress(document, toAddress(tokens.slice(0, length)));
		if (keys) return namedAt(document, [...keys, ...tokens.slice(length)], documentName(documents, path));
	}
	return { name: path, property: null };
}

/** The part's name alone. */
export function partName(documents: Documents, target: EditTarget): string {
	const { name, property } = namedPart(documents, target);
	return property === null ? name : `${name}: ${property}`;
}

const SHOWN_CHARACTERS = 80;

/** A value as a sentence says it: short texts and numbers as they are, "yes" and "no", null for what is too much to say. */
export function valueWords(value: unknown): SentenceValue | null {
	if (typeof value === "boolean") return { translate: value ? "yes" : "no" };
	if (typeof value === "number") return value;
	const text = plainText(value);
	return text !== undefined && text.length <= SHOWN_CHARACTERS ? text : null;
}

/** What a reader calls a value that joins a list or object: its title, itself where it is short, or the name of its kind. */
export const nameOfValue = (value: unknown, fallback: string): string => titleOf(value) ?? fallback;
