import { asArray, asString, isObject, type JsonObject } from "../json/json.ts";
import { applyJsonPatch, type PatchOperation } from "../json/json-patch.ts";
import { pointerTokens, toPointer, valueAt } from "../json/pointer.ts";
import { checkMeta } from "./meta/check-meta.ts";
import { KIND_SCHEMAS, resolveMeta } from "./meta/schemas.ts";

/** What is left of a malformed document, and where things of it stood in the whole. */
export type Salvaged = {
	document: unknown;
	/** The pointer into the whole document of what stands at a pointer now. */
	origin(pointer: string): string;
	/** Pointers into the whole, of what was taken out or filled in. */
	gone: readonly string[];
};

/** One part taken out brings up what missed it: so often the rest is looked at again. */
const MAX_ROUNDS = 20;

/**
 * A document without its malformed parts, so that what else is wrong with it can be found at once; what its kind needs and
 * it lacks is filled with something. Null where nothing is left of it.
 */
export function salvaged(kind: string, whole: unknown): Salvaged | null {
	let document = filled(kind, whole);
	const gone = missingParts(kind, whole).map((name) => toPointer([name]));
	const removed: string[] = [];
	for (let round = 0; round < MAX_ROUNDS; round++) {
		const problems = checkMeta(kind, document);
		const origin = (pointer: string) => removed.reduceRight(movedBack, pointer);
		if (problems.length === 0) return { document, origin, gone };
		for (const pointer of lastFirst(problems.map((one) => one.pointer))) {
			const next = pointer === "" ? undefined : applyJsonPatch(document, [{ op: "remove", path: pointer }]);
			if (pointer === "") return null;
			if (next === undefined) continue;
			gone.push(origin(pointer));
			if (Array.isArray(valueAt(document, pointer.slice(0, pointer.lastIndexOf("/"))))) removed.push(pointer);
			document = next;
		}
	}
	return null;
}

/** Pointers from the end of the document to its beginning, so that taking one out moves none of the others. */
const lastFirst = (pointers: readonly string[]): string[] =>
	[...new Set(pointers)].sort((a, b) => b.localeCompare(a, "en", { numeric: true }));

/** Where something stood before an entry was taken out of a list before it. */
function movedBack(pointer: string, removed: string): string {
	const own = pointerTokens(pointer);
	const out = pointerTokens(removed);
	const last = out.length - 1;
	const isBehind = out.slice(0, last).every((token, at) => token === own[at]) && Number(own[last]) >= Number(out[last]);
	return isBehind ? toPointer(own.with(last, String(Number(own[last]) + 1))) : pointer;
}

function missingParts(kind: string, document: unknown): string[] {
	const required = asArray(KIND_SCHEMAS.get(kind)?.required).map(String);
	return isObject(document) ? required.filter((name) => !Object.hasOwn(document, name)) : [];
}

/** The document with something for each part that its kind needs. */
function filled(kind: string, document: unknown): unknown {
	const properties = KIND_SCHEMAS.get(kind)?.properties;
	const operations = missingParts(kind, document).map(
		(name): PatchOperation => ({
			op: "add",
			path: toPointer([name]),
			value: anyOf(valueAt(properties, toPointer([name]))),
		}),
	);
	return applyJsonPatch(document, operations);
}

/** Some value that a node of a meta-schema takes; where that is not plain, one that it does not take. */
function anyOf(node: unknown): unknown {
	if (!isObject(node)) return null;
	const { schema } = resolveMeta(node);
	const [branch] = asArray(schema.anyOf ?? schema.oneOf ?? schema.enum);
	if ("const" in schema) return schema.const;
	if (branch !== undefined) return isObject(branch) ? anyOf(branch) : branch;
	if (schema.type === "object") return anyObject(schema);
	if (schema.type === "array") return [];
	return schema.type === "string" ? "userExport" : null;
}

const anyObject = ({ required, properties }: JsonObject): JsonObject =>
	Object.fromEntries(
		asArray(required).map((name) => [asString(name) ?? "", anyOf(valueAt(properties, toPointer([`${name}`])))]),
	);
