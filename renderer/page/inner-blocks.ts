import type { Block } from "../../schemas/types.gen.ts";

/** The blocks inside one, whether they stand in it directly or in its parts, such as the tabs of one. */
export function innerBlocks(block: Block): readonly Block[] {
	if ("items" in block) return block.items.flatMap((part) => ("blocks" in part ? part.blocks : []));
	return ("blocks" in block && block.blocks) || [];
}
