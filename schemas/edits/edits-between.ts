import { isObject, type JsonObject } from "../json/json.ts";
import { toPointer } from "../json/pointer.ts";
import { applyEdits } from "./apply-edits.ts";
import { addressOfPointer } from "./references.ts";
import type { Documents, Edit } from "./types.ts";
import { jsonCopy, wholePartsBetween } from "./whole-parts.ts";

/** A place where two states of a document differ; `value` undefined where nothing stands any more. */
type Difference = { tokens: string[]; value: unknown };

/** More differences than these are told of as one: the document was written anew. */
const MAX_DIFFERENCES = 40;

const isAlike = (a: unknown, b: unknown): boolean =>
	(isObject(a) && isObject(b)) || (Array.isArray(a) && Array.isArray(b) && a.length === b.length);

function differences(before: unknown, after: unknown, tokens: string[] = []): Difference[] {
	if (before === after) return [];
	if (!isAlike(before, after)) return [{ tokens, value: after }];
	const [was, is] = [Object(before), Object(after)];
	return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((key) =>
		differences(was[key], is[key], [...tokens, key]),
	);
}

const numbered = (edits: readonly Omit<Edit, "id">[]): Edit[] => edits.map((edit, at) => ({ ...edit, id: String(at) }));

/** First what is told of as a whole, such as a field with its options; then what still differs. */
function changing(path: string, before: JsonObject, after: JsonObject): Omit<Edit, "id">[] {
	if (differences(before, after).length > MAX_DIFFERENCES)
		return [{ verb: "replace-document", path, at: "", value: JSON.stringify(after) }];
	const whole = numbered(wholePartsBetween(path, before, after));
	const { documents, refused } = applyEdits({ [path]: before }, whole);
	const between = documents[path] ?? before;
	const rest = differences(between, after).map(({ tokens, value }): Omit<Edit, "id"> => {
		const at = addressOfPointer(between, toPointer(tokens));
		return value === undefined ? { verb: "remove", path, at } : { verb: "set", path, at, value: jsonCopy(value) };
	});
	return [...whole.filter((edit) => !refused.some((one) => one.edit === edit)), ...rest];
}

/** Edits that lead from one state of the documents to another, so that what differs can be said in sentences. */
export function editsBetween(before: Documents, after: Documents): Edit[] {
	const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])];
	const edits = paths.flatMap((path): Omit<Edit, "id">[] => {
		const [was, is] = [before[path], after[path]];
		if (!is) return [{ verb: "remove", path, at: "" }];
		if (!was) return [{ verb: "replace-document", path, at: "", value: JSON.stringify(is) }];
		return changing(path, was, is);
	});
	return numbered(edits);
}
