import { isObject } from "./json.ts";
import { pointerTokens, valueAt } from "./pointer.ts";
import { writtenInOrder } from "./same-json.ts";

/** One operation of a JSON Patch (RFC 6902); those that nothing here writes are left out. */
export type PatchOperation =
	| { op: "add" | "replace" | "test"; path: string; value: unknown }
	| { op: "remove"; path: string }
	| { op: "move"; from: string; path: string };

/** A JSON Patch (RFC 6902): all of its operations are applied, in this order, or none. */
export type JsonPatch = readonly PatchOperation[];

/** Thrown inside, where an operation does not fit the document. */
class Unfit extends Error {}

/**
 * The document that a patch leads to, or undefined where one of its operations does not fit. What was given stays as it
 * is; names keep their order, also where `move` gives one another name.
 */
export function applyJsonPatch(document: unknown, patch: JsonPatch): unknown {
	try {
		return patch.reduce(applied, document);
	} catch (cause) {
		if (cause instanceof Unfit) return undefined;
		throw cause;
	}
}

function applied(document: unknown, operation: PatchOperation): unknown {
	const { path } = operation;
	if (operation.op === "test") {
		if (writtenInOrder(valueAt(document, path)) !== writtenInOrder(operation.value)) throw new Unfit();
		return document;
	}
	const tokens = pointerTokens(path);
	if (operation.op === "add")
		return changedAt(document, tokens, (around, key) => withEntry(around, key, operation.value));
	if (operation.op === "remove") return changedAt(document, tokens, withoutEntry);
	if (operation.op === "move") return moved(document, operation.from, path);
	return changedAt(document, tokens, (around, key) => replacedEntry(around, key, operation.value));
}

function moved(document: unknown, from: string, path: string): unknown {
	const source = pointerTokens(from);
	const target = pointerTokens(path);
	const value = valueAt(document, from);
	const isRename = source.length === target.length && source.slice(0, -1).every((token, at) => token === target[at]);
	if (value === undefined) throw new Unfit();
	if (isRename && isObject(valueAt(document, from.slice(0, from.lastIndexOf("/")))))
		return changedAt(document, source, (around, key) => renamedEntry(around, key, target.at(-1) ?? ""));
	return changedAt(changedAt(document, source, withoutEntry), target, (around, key) => withEntry(around, key, value));
}

type Change = (around: object, key: string) => unknown;

/** A copy in which the object or list around the last token is changed. */
function changedAt(document: unknown, tokens: readonly string[], change: Change): unknown {
	const [first, ...rest] = tokens;
	if (first === undefined || document === null || typeof document !== "object") throw new Unfit();
	if (rest.length === 0) return change(document, first);
	return replacedEntry(document, first, changedAt(Reflect.get(document, first), rest, change));
}

/** The place in a list that a token names: digits without a leading zero, and nothing else (RFC 6901). */
const placeOf = (token: string): number | undefined => (/^(0|[1-9]\d*)$/.test(token) ? Number(token) : undefined);

/** Whether there is an entry: the length of a list, which is a property of its own, is none. */
const hasEntry = (around: object, key: string): boolean =>
	Object.hasOwn(around, key) && !(Array.isArray(around) && placeOf(key) === undefined);

function withEntry(around: object, key: string, value: unknown): unknown {
	if (!Array.isArray(around)) return { ...around, [key]: value };
	const index = key === "-" ? around.length : placeOf(key);
	if (index === undefined || index > around.length) throw new Unfit();
	return around.toSpliced(index, 0, value);
}

function withoutEntry(around: object, key: string): unknown {
	if (!hasEntry(around, key)) throw new Unfit();
	if (Array.isArray(around)) return around.toSpliced(Number(key), 1);
	return Object.fromEntries(Object.entries(around).filter(([name]) => name !== key));
}

function replacedEntry(around: object, key: string, value: unknown): unknown {
	if (!hasEntry(around, key)) throw new Unfit();
	return Array.isArray(around) ? around.with(Number(key), value) : { ...around, [key]: value };
}

function renamedEntry(around: object, key: string, name: string): unknown {
	const entries = Object.entries(around).filter(([own]) => own === key || own !== name);
	return Object.fromEntries(entries.map(([own, value]) => [own === key ? name : own, value]));
}
