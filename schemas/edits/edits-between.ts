import { isObject, type JsonObject } from "../json/json.ts";
import { toPointer } from "../json/pointer.ts";
import { applyEdits } from "./apply-edits.ts";
import { toDocumentValue } from "./document-value.ts";
import { listsBetween } from "./lists-between.ts";
import { addressOfPointer } from "./references.ts";
import type { Documents, Edit, NewEdit } from "./types.ts";
import { wholePartsBetween } from "./whole-parts.ts";

/** A place where two states of a document differ; `value` undefined where nothing stands any more. */
type Difference = { tokens: string[]; value: unknown };

/** More differences than these are told of as one: the document was written anew. */
const MAX_DIFFERENCES = 40;

const isAlike = (a: unknown, b: unknown): boolean =>
	(isObject(a) && isObject(b)) || (Array.isArray(a) && Array.isArray(b) && a.length === b.length);

/** Whether a value is a condition, by what its pointers lead into. */
const isCondition = (value: unknown): boolean => {
	const keys = isObject(value) ? Object.keys(value) : [];
	return keys.length > 0 && keys.every((key) => /^\/(form|item|query|data|user|config|route)(\/|$)/.test(key));
};

/** A condition is told of as a whole: of its parts nobody knows the names. */
function differences(before: unknown, after: unknown, tokens: string[] = []): Difference[] {
	if (before === after) return [];
	if (!isAlike(before, after)) return [{ tokens, value: after }];
	const was = Object(before);
	const is = Object(after);
	const within = [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((key) =>
		differences(was[key], is[key], [...tokens, key]),
	);
	return within.length > 0 && (isCondition(before) || isCondition(after)) ? [{ tokens, value: after }] : within;
}

const numbered = (edits: readonly NewEdit[]): Edit[] => edits.map((edit, at) => ({ ...edit, id: String(at) }));

/** Edits of those that can be made, one after the other, and what they lead to. */
function made(path: string, before: JsonObject, wanted: readonly NewEdit[]) {
	const edits = numbered(wanted);
	const { documents, refused } = applyEdits({ [path]: before }, edits);
	return {
		edits: edits.filter((edit) => !refused.some((one) => one.edit === edit)),
		now: documents[path] ?? before,
	};
}

/** What differs still, once the parts that are told of as a whole are there. */
const restBetween = (path: string, before: JsonObject, after: JsonObject): NewEdit[] =>
	differences(before, after).map(({ tokens, value }) => {
		const at = addressOfPointer(before, toPointer(tokens));
		return value === undefined
			? { verb: "remove", path, at }
			: { verb: "set", path, at, value: toDocumentValue(value) };
	});

/** First what is told of as a whole, such as a field with its options, and entries of lists; then what still differs. */
function changing(path: string, before: JsonObject, after: JsonObject): NewEdit[] {
	const whole = made(path, before, wholePartsBetween(path, before, after));
	const lists = made(path, whole.now, listsBetween(path, whole.now, after));
	const rest = restBetween(path, lists.now, after);
	if (rest.length > MAX_DIFFERENCES) return [{ verb: "replace-document", path, at: "", value: JSON.stringify(after) }];
	return [...whole.edits, ...lists.edits, ...rest];
}

/** Edits that lead from one state of the documents to another, so that what differs can be said in sentences. */
export function editsBetween(before: Documents, after: Documents): Edit[] {
	const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])];
	const edits = paths.flatMap((path): NewEdit[] => {
		const was = before[path];
		const is = after[path];
		if (was === is) return [];
		if (!is) return [{ verb: "remove", path, at: "" }];
		if (!was) return [{ verb: "add", path, at: "", value: toDocumentValue(is) }];
		return changing(path, was, is);
	});
	return numbered(edits);
}
