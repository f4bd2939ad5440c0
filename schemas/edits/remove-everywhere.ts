import { asObject, isObject } from "../json/json.ts";
import { pointerTokens, toPointer, valueAt } from "../json/pointer.ts";
import { addressOfPointer, type DocumentReference, referencesTo } from "./references.ts";
import type { Documents, Edit, EditTarget } from "./types.ts";

/** What removing something everywhere comes to: the edits, and the places that must be changed by hand, for they are words. */
export type Removal = { edits: Omit<Edit, "id">[]; left: readonly DocumentReference[] };

/** Blocks and actions that are nothing without the document that they name. */
const NAMING = ["form", "view", "to"];

const up = (pointer: string, levels = 1) => toPointer(pointerTokens(pointer).slice(0, -levels));

/** The part that goes with a reference; null where only its author knows what then stands there. */
function partOf(document: unknown, pointer: string): string | null {
	const tokens = pointerTokens(pointer);
	const last = tokens.at(-1) ?? "";
	if (last.startsWith("/form/") || last.startsWith("/item/")) {
		const around = up(pointer);
		if (Object.keys(asObject(valueAt(document, around))).length > 1) return pointer;
		return around;
	}
	if (tokens.at(-2) === "prefill" || tokens[0] === "answers") return pointer;
	const around = valueAt(document, up(pointer));
	if (Array.isArray(around)) return typeof valueAt(document, pointer) === "string" ? pointer : null;
	if (!NAMING.includes(last) || !isObject(around)) return null;
	if (typeof around.type === "string" && Array.isArray(valueAt(document, up(pointer, 2)))) return up(pointer);
	const entry = up(pointer, 2);
	return last === "to" && Array.isArray(valueAt(document, up(entry))) ? entry : null;
}

const isWithin = (pointer: string, around: string) => pointer === around || pointer.startsWith(`${around}/`);

/** Where a field is listed, and its own options: the verb `remove` sees to these. */
const goesAlong = (target: EditTarget, name: string, { path, pointer }: DocumentReference): boolean => {
	if (path !== target.path) return false;
	const tokens = pointerTokens(pointer);
	return (
		isWithin(pointer, target.at) ||
		(tokens[0] === "fields" && tokens.length === 2) ||
		(tokens[0] === "steps" && tokens.at(-2) === "fields") ||
		(tokens.at(-2) === "required" && tokens[0] === "schema") ||
		(tokens[0] === "schema" && tokens.at(-1) === name)
	);
};

/**
 * The edits that remove a field, or a whole form, view or page, with what refers to it. `target` names what is removed, `named`
 * the address that the verb `rename` takes of it, which is another for documents.
 */
export function removeEverywhere(documents: Documents, target: EditTarget, named: EditTarget, name: string): Removal {
	const others = referencesTo(documents, named, name).filter((one) =>
		target.at === "" ? one.path !== target.path : !goesAlong(target, name, one),
	);
	const found = others.map((one) => ({ ...one, part: partOf(documents[one.path], one.pointer) }));
	const parts = found.flatMap(({ path, part }) => (part === null ? [] : [{ path, part }]));
	const outer = parts.filter(
		({ path, part }, at) =>
			!parts.some(
				(other, place) =>
					other.path === path && place !== at && isWithin(part, other.part) && (part !== other.part || place < at),
			),
	);
	// From the end: what is removed moves what follows it in a list.
	const edits = outer.toReversed().map(({ path, part }) => ({
		verb: "remove" as const,
		path,
		at: addressOfPointer(documents[path], part),
	}));
	return {
		edits: [...edits, { verb: "remove", ...target }],
		left: found.filter(({ part }) => part === null).map(({ path, pointer }) => ({ path, pointer })),
	};
}
