import { current, isDraft } from "immer";
import type { Path } from "../json/pointer.ts";
import { resolveAddress, valueAlong } from "./addresses.ts";
import type { EditDraft, EditTarget, MutableObject } from "./types.ts";

/** The value without immer's drafts in it, so that it can be put elsewhere. */
export const withoutDrafts = (value: unknown): unknown => (isDraft(value) ? current(value) : value);

/** Whether a value is an object that may be changed. */
export const isMutable = (value: unknown): value is MutableObject =>
	value !== null && typeof value === "object" && !Array.isArray(value);

/** A value in which another one stands where keys lead to. What is not on the way is shared, and keys keep their order. */
function withAt(value: unknown, [key, ...rest]: Path, own: unknown): unknown {
	if (key === undefined) return own;
	if (Array.isArray(value)) return value.map((entry, at) => (at === key ? withAt(entry, rest, own) : entry));
	if (!isMutable(value)) return value;
	return { ...value, [key]: withAt(value[key], rest, own) };
}

/** Puts a value where keys lead to in a document; no key means the whole document, which must be an object. */
export function putAt(draft: EditDraft, path: string, keys: Path, value: unknown): void {
	const document = withAt(withoutDrafts(draft.documents[path]), keys, value);
	if (isMutable(document)) draft.documents[path] = document;
}

/** The document that an edit is made in, without drafts; undefined where there is none. */
export function documentOf({ documents }: EditDraft, path: string): MutableObject | undefined {
	const document = Object.hasOwn(documents, path) ? withoutDrafts(documents[path]) : undefined;
	return isMutable(document) ? document : undefined;
}

/** What is at a place, where it is: keys and value without drafts; null where nothing is. */
export function partAt(draft: EditDraft, { path, at }: EditTarget): { keys: Path; value: unknown } | null {
	const document = documentOf(draft, path);
	const keys = document ? resolveAddress(document, at) : null;
	return keys === null ? null : { keys, value: valueAlong(document, keys) };
}

/** An object without one of its keys; the others keep their order. */
export const withoutKey = (object: object, key: string): MutableObject =>
	Object.fromEntries(Object.entries(object).filter(([own]) => own !== key));

/** An object in which a key has another name, in the same place. */
export const withKeyRenamed = (object: object, key: string, name: string): MutableObject =>
	Object.fromEntries(Object.entries(object).map(([own, value]) => [own === key ? name : own, value]));

/** An object with a further key before the one at `index`; without an index at the end. */
export function withKey(object: object, key: string, value: unknown, index?: number): MutableObject {
	const entries = Object.entries(object).filter(([own]) => own !== key);
	return Object.fromEntries(withEntry(entries, [key, value], index));
}

/** A list with a further entry before the one at `index`; without an index, or one beyond it, at the end. */
export function withEntry<T>(list: readonly T[], entry: T, index = list.length): T[] {
	const at = Math.min(Math.max(Math.trunc(index), 0), list.length);
	return [...list.slice(0, at), entry, ...list.slice(at)];
}
