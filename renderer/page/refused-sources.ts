import { createContext } from "react";
import { ARRANGING_BLOCKS } from "../../schemas/blocks/by-trait.gen.ts";
import { isObject } from "../../schemas/json/json.ts";
import type { Block } from "../../schemas/types.gen.ts";
import type { SourceReading } from "./DataChain.tsx";

/** Always the same: a context that changes has React render anew what it has not taken over yet of a prerendered page. */
export const NONE_REFUSED: readonly SourceReading[] = [];

/** Sources of a page that is shown all the same, which are open only to whoever is logged in. */
export const RefusedSources = createContext(NONE_REFUSED);

const isAt = (text: string, pointer: string) => text === pointer || text.startsWith(`${pointer}/`);

function names(part: unknown, pointer: string): boolean {
	if (typeof part === "string") return isAt(part, pointer);
	if (Array.isArray(part)) return part.some((each) => names(each, pointer));
	if (!isObject(part)) return false;
	return Object.entries(part).some(([key, value]) => isAt(key, pointer) || names(value, pointer));
}

/** The first of the refused sources that a block shows something of; undefined where it shows nothing of them. */
export function refusedOf(block: Block, refused: readonly SourceReading[]): SourceReading | undefined {
	if (refused.length === 0) return undefined;
	const own = ARRANGING_BLOCKS[block.type] ? { ...block, blocks: undefined, items: undefined } : block;
	return refused.find(({ name }) => names(own, `/data/${name}`));
}
