import { asArray, asObject, asString, isObject, type JsonObject } from "../json/json.ts";
import { pointerTokens } from "../json/pointer.ts";
import { addressOf, valueAlong } from "./addresses.ts";
import type { Documents, NewEdit } from "./types.ts";

/** The keys of a form's schema that lead to a field, by the name that its options have. */
const schemaKeys = (pointer: string): string[] => [
	"schema",
	...pointerTokens(pointer).flatMap((token) => (token === "*" ? ["items"] : ["properties", token])),
];

/** The fields that have another name: each says itself how it was called before. */
function renamedFields(path: string, before: JsonObject, after: JsonObject): NewEdit[] {
	return Object.entries(asObject(after.fields)).flatMap(([pointer, options]): NewEdit[] => {
		const keys = schemaKeys(pointer);
		const value = keys.at(-1);
		const isNew = valueAlong(before, keys) === undefined;
		const former = asArray(asObject(options).formerly).findLast(
			(name) => typeof name === "string" && isObject(valueAlong(before, keys.with(-1, name))),
		);
		if (!isNew || typeof former !== "string" || value === undefined) return [];
		return [{ verb: "rename", path, at: addressOf(before, keys.with(-1, former)), value }];
	});
}

/** The id of a document, and the path of a page, where it is another one. */
const renamedDocument = (path: string, before: JsonObject, after: JsonObject): NewEdit[] =>
	["id", ...(after.kind === "page" ? ["path"] : [])].flatMap((key): NewEdit[] => {
		const from = asString(before[key]);
		const value = asString(after[key]);
		return from === undefined || value === undefined || from === value
			? []
			: [{ verb: "rename", path, at: `/${key}`, value }];
	});

/** What has another name in a later state of the documents, as edits that all that refers to it follows. */
export const renamesBetween = (before: Documents, after: Documents): NewEdit[] =>
	Object.entries(before).flatMap(([path, was]) => {
		const is = after[path];
		if (!is || is === was) return [];
		return [...(is.kind === "form" ? renamedFields(path, was, is) : []), ...renamedDocument(path, was, is)];
	});
