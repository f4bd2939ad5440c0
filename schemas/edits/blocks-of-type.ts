import { isObject } from "../json/json.ts";
import { type Path, toPointer } from "../json/pointer.ts";
import type { DocumentReference } from "./references.ts";
import type { Documents } from "./types.ts";

/** Lists of blocks within a value, wherever a document has one, with where each stands. */
function* blockLists(value: unknown, at: Path): Generator<{ at: Path; blocks: readonly unknown[] }> {
	if (Array.isArray(value)) {
		for (const [index, entry] of value.entries()) yield* blockLists(entry, [...at, index]);
		return;
	}
	if (!isObject(value)) return;
	for (const [key, own] of Object.entries(value)) {
		if (key === "blocks" && Array.isArray(own)) yield { at: [...at, key], blocks: own };
		yield* blockLists(own, [...at, key]);
	}
}

/** Where blocks of a type stand, in pages, views and forms, in the order of the documents. */
export const blocksOfType = (documents: Documents, type: string): DocumentReference[] =>
	Object.entries(documents).flatMap(([path, document]) =>
		[...blockLists(document, [])].flatMap(({ at, blocks }) =>
			blocks.flatMap((block, index) =>
				isObject(block) && block.type === type ? [{ path, pointer: toPointer([...at, index]) }] : [],
			),
		),
	);
