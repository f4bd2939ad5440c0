import { isObject } from "../json/json.ts";
import { toPointer } from "../json/pointer.ts";
import { addressOf } from "./addresses.ts";
import { applyEdit } from "./apply-edits.ts";
import type { Documents, EditTarget } from "./types.ts";

/** A place that refers to something, by the document and the pointer of what names it. */
export type DocumentReference = { path: string; pointer: string };

/** Names that no document has; a rename to one shows where the former stood. */
const SENTINELS = ["zz_referred_to", "zz-referred-to", "/zz-referred-to"];

function marksIn(value: unknown, keys: readonly (string | number)[]): string[] {
	const isMark = (text: string) => SENTINELS.some((mark) => text === mark || text.split("/").includes(mark));
	if (typeof value === "string") return isMark(value) ? [toPointer(keys)] : [];
	if (Array.isArray(value)) return value.flatMap((entry, at) => marksIn(entry, [...keys, at]));
	if (!isObject(value)) return [];
	return Object.entries(value).flatMap(([key, entry]) =>
		isMark(key) ? [toPointer([...keys, key])] : marksIn(entry, [...keys, key]),
	);
}

/** A pointer as it was before the rename that put a mark into it. */
const unmarked = (pointer: string, name: string) =>
	SENTINELS.reduce((text, mark) => text.replaceAll(mark.replace("/", "~1"), name).replaceAll(mark, name), pointer);

/**
 * Where a field, form, view or page is referred to: all that its renaming would change, in every document, but the place that
 * declares it. `at` is an address that the verb `rename` takes; where it takes none, nothing refers to it.
 */
export function referencesTo(documents: Documents, { path, at }: EditTarget, name: string): DocumentReference[] {
	for (const value of SENTINELS) {
		const { state, why } = applyEdit({ documents, broken: {} }, { id: "", verb: "rename", path, at, value });
		if (why) continue;
		return Object.entries(state.documents).flatMap(([own, document]) => {
			if (document === documents[own]) return [];
			return marksIn(document, [])
				.map((pointer) => ({ path: own, pointer: unmarked(pointer, name) }))
				.filter((one) => one.path !== path || one.pointer !== at);
		});
	}
	return [];
}

/**
 * Whether a place that refers to a field belongs to the field itself: the list of the step that asks it, `required` beside it, and
 * its options. It goes and is renamed with the field, and nobody else uses the field there.
 */
export const isOwnEntry = ({ path, at }: EditTarget, reference: DocumentReference): boolean =>
	reference.path === path &&
	at.startsWith("/schema/") &&
	/^\/steps\/\d+\/fields\/\d+$|\/required\/\d+$|^\/fields\/[^/]+$/.test(reference.pointer);

/** The address of what a pointer leads to. */
export function addressOfPointer(document: unknown, pointer: string): string {
	let here: unknown = document;
	const keys = (pointer === "" ? [] : pointer.slice(1).split("/")).map((token) => {
		const name = token.replaceAll("~1", "/").replaceAll("~0", "~");
		const key = Array.isArray(here) ? Number(name) : name;
		here = here !== null && typeof here === "object" ? Reflect.get(here, key) : undefined;
		return key;
	});
	return addressOf(document, keys);
}
