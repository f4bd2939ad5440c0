import type { JsonPatch, PatchOperation } from "../../json/json-patch.ts";
import { pointerTokens, toPointer, valueAt } from "../../json/pointer.ts";

/** Something wrong, and the document that it stands in. */
export type Flaw = { document: unknown; pointer: string };

/** The pointer to what stands around another pointer. */
export const parentOf = (pointer: string): string => pointer.slice(0, Math.max(0, pointer.lastIndexOf("/")));

/** The pointer to an entry of what stands at a pointer. */
export const childOf = (pointer: string, ...tokens: (string | number)[]): string => pointer + toPointer(tokens);

/** The name, or place in a list, that a pointer ends with. */
export const lastToken = (pointer: string): string => pointerTokens(pointer).at(-1) ?? "";

/** Replaces what stands at a pointer, unless it has changed meanwhile. */
export const replacing = (document: unknown, path: string, value: unknown): PatchOperation[] => [
	{ op: "test", path, value: valueAt(document, path) },
	{ op: "replace", path, value },
];

/** Removes what stands at a pointer, unless it has changed meanwhile. */
export const removing = (document: unknown, path: string): PatchOperation[] => [
	{ op: "test", path, value: valueAt(document, path) },
	{ op: "remove", path },
];

/** Gives an entry another name; undefined where that is taken. */
export function renaming({ document, pointer }: Flaw, name: string): JsonPatch | undefined {
	const path = childOf(parentOf(pointer), name);
	if (valueAt(document, path) !== undefined || valueAt(document, pointer) === undefined) return undefined;
	return [{ op: "move", from: pointer, path }];
}

/** Adds entries to an object, which is made where there is none; undefined where one is there already. */
export function adding(document: unknown, path: string, entries: [string, unknown][]): PatchOperation[] | undefined {
	if (entries.length === 0) return [];
	const known = valueAt(document, path);
	if (known === undefined) return [{ op: "add", path, value: Object.fromEntries(entries) }];
	if (entries.some(([name]) => valueAt(known, toPointer([name])) !== undefined)) return undefined;
	return entries.map(([name, value]) => ({ op: "add", path: childOf(path, name), value }));
}
