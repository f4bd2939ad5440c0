import type { Block } from "../../schemas/types.gen.ts";
import type { Scope } from "../scope/scope.ts";
import { isPending } from "../view-parts/entries/pending.ts";

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether it is still open if a block will be there at all. */
export const isUndecided = (block: Block, scope: Scope): boolean =>
	Object.keys(block.when ?? {}).some((pointer) => isPending(pointer, scope));

/** Whether a part of a document, or anything in it, will change its height when data under way arrives. */
function willGrow(part: unknown, scope: Scope): boolean {
	if (Array.isArray(part)) return part.some((each) => willGrow(each, scope));
	if (!isRecord(part)) return false;
	if (part.type === "for_each" && typeof part.in === "string" && isPending(part.in, scope)) return true;
	const conditions = isRecord(part.when) ? Object.keys(part.when) : [];
	if (conditions.some((pointer) => isPending(pointer, scope))) return true;
	return willGrow(part.blocks, scope);
}

/**
 * How many of a page's blocks stand where they will stay: all down to the first one, itself included, that waits for
 * data to know its height. What comes after it would move under the reader's eyes.
 */
export function settledBlocks(blocks: readonly Block[], scope: Scope): number {
	const first = blocks.findIndex((block) => willGrow(block, scope));
	return first === -1 ? blocks.length : first + 1;
}
