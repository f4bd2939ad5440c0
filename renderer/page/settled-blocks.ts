import { REPEATING_BLOCKS } from "../../schemas/blocks/by-trait.gen.ts";
import { isObject } from "../../schemas/json/json.ts";
import { pointerTokens } from "../../schemas/json/pointer.ts";
import { conditionReads } from "../../schemas/rules/values/condition.ts";
import type { Block } from "../../schemas/types.gen.ts";
import type { Scope } from "../scope.ts";
import { isPending } from "../view-parts/entries/pending.ts";

/** Whether a pointer leads into a configuration that has not come yet (on a first visit: later ones remember it). */
function isConfigPending(pointer: string, { config }: Scope): boolean {
	const [root, name] = pointerTokens(pointer);
	if (root !== "config" || (name !== "admin" && name !== "report")) return false;
	return Object.keys(config[name]).length === 0;
}

/** Whether a part of a document, or anything in it, will change its height when what is under way arrives. */
function willGrow(part: unknown, isDue: (pointer: string) => boolean): boolean {
	if (Array.isArray(part)) return part.some((each) => willGrow(each, isDue));
	if (!isObject(part)) return false;
	const list = part[REPEATING_BLOCKS[String(part.type)] ?? ""];
	if (typeof list === "string" && isDue(list)) return true;
	return (
		(isObject(part.when) && conditionReads(part.when).some(({ pointer }) => isDue(pointer))) ||
		willGrow(part.blocks, isDue)
	);
}

/**
 * How many of a page's blocks stand where they will stay: all down to the first one, itself included, that waits for
 * data to know its height. What comes after it would move under the reader's eyes. `configDue`: a configuration that is
 * not there yet is still to be expected.
 */
export function settledBlocks(blocks: readonly Block[], scope: Scope, configDue: boolean): number {
	const isDue = (pointer: string) => isPending(pointer, scope) || (configDue && isConfigPending(pointer, scope));
	const first = blocks.findIndex((block) => willGrow(block, isDue));
	return first === -1 ? blocks.length : first + 1;
}
