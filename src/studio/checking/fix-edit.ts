import type { Diagnostic } from "../../../schemas/compiler/diagnostic.ts";
import { addressOf, valueAlong } from "../../../schemas/edits/addresses.ts";
import { toDocumentValue } from "../../../schemas/edits/document-value.ts";
import type { Documents, NewEdit } from "../../../schemas/edits/types.ts";
import { isObject } from "../../../schemas/json/json.ts";
import { applyJsonPatch } from "../../../schemas/json/json-patch.ts";
import type { Path } from "../../../schemas/json/pointer.ts";

const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The keys that two values share in the same order, or null where they do not have the same ones. */
function sharedKeys(before: unknown, after: unknown): (string | number)[] | null {
	if (Array.isArray(before) && Array.isArray(after)) return before.length === after.length ? [...before.keys()] : null;
	if (!isObject(before) || !isObject(after)) return null;
	const own = Object.keys(before);
	const others = Object.keys(after);
	return isSame(own, others) ? own : null;
}

/** Keys to the smallest part in which all that differs stands. */
function smallestChange(before: unknown, after: unknown): (string | number)[] {
	const differing = sharedKeys(before, after)?.filter(
		(key) => !isSame(valueAlong(before, [key]), valueAlong(after, [key])),
	);
	const [key] = differing ?? [];
	if (differing?.length !== 1 || key === undefined) return [];
	return [key, ...smallestChange(valueAlong(before, [key]), valueAlong(after, [key]))];
}

/** JSON alone is in documents and patches: whatever JSON can write is it. */
/** The edit that mends a problem, where what was meant is plain and still fits; it changes no more than it must. */
export function fixEdit(documents: Documents, { document: path, patch }: Diagnostic): NewEdit | undefined {
	const document = documents[path];
	const next = document && patch ? applyJsonPatch(document, patch) : undefined;
	if (!isObject(next)) return undefined;
	const keys: Path = smallestChange(document, next);
	return { verb: "set", path, at: addressOf(document, keys), value: toDocumentValue(valueAlong(next, keys)) };
}
