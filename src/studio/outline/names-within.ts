import type { Documents } from "../../../schemas/edits/types.ts";
import { asArray, asObject, asString, isObject, type JsonObject } from "../../../schemas/json/json.ts";
import { toPointer } from "../../../schemas/json/pointer.ts";

/** A name that documents use for a part, and where it stands. */
export type NameWithin = { name: string; pointer: string };

/** Lists of parts, and what names a part of each. */
const LISTS = [
	["steps", "id"],
	["categories", "code"],
	["teams", "id"],
	["filters", "name"],
] as const;

function* blockIds(value: unknown, keys: readonly (string | number)[]): Generator<NameWithin> {
	for (const [at, entry] of asArray(value).entries()) {
		const block = asObject(entry);
		const id = asString(block.id);
		if (id !== undefined) yield { name: id, pointer: toPointer([...keys, at, "id"]) };
		for (const [key, inner] of Object.entries(block))
			if (Array.isArray(inner)) yield* blockIds(inner, [...keys, at, key]);
	}
}

/** The operations that a document reads and sends by, so that each is found wherever it is used. */
function* operationsIn(value: unknown, keys: readonly (string | number)[]): Generator<NameWithin> {
	if (Array.isArray(value)) for (const [at, entry] of value.entries()) yield* operationsIn(entry, [...keys, at]);
	if (!isObject(value)) return;
	const name = asString(value.operation);
	if (name !== undefined) yield { name, pointer: toPointer([...keys, "operation"]) };
	for (const [key, entry] of Object.entries(value)) yield* operationsIn(entry, [...keys, key]);
}

/** The names of steps, categories, teams, filters, states and blocks: nobody reads them, but documents refer by them. */
export function* namesWithin(document: JsonObject): Generator<NameWithin> {
	for (const [list, key] of LISTS)
		for (const [at, part] of asArray(document[list]).entries()) {
			const name = asString(asObject(part)[key]);
			if (name !== undefined) yield { name, pointer: toPointer([list, at, key]) };
		}
	if (document.kind === "workflow")
		for (const name of Object.keys(asObject(document.states))) yield { name, pointer: toPointer(["states", name]) };
	if (document.kind === "page") yield* blockIds(document.blocks, ["blocks"]);
	yield* operationsIn(document, []);
}

/** The translations of each text, in every language that there is. */
export function translationsOf(documents: Documents): ReadonlyMap<string, readonly string[]> {
	const all = new Map<string, string[]>();
	for (const { kind, messages } of Object.values(documents))
		if (kind === "messages")
			for (const [text, translation] of Object.entries(asObject(messages)))
				if (typeof translation === "string") all.set(text, [...(all.get(text) ?? []), translation]);
	return all;
}
