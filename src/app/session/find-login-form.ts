import type { Block, BlockTypes } from "../../../schemas/types.gen.ts";

const inside = (block: Block): readonly Block[] =>
	"blocks" in block && Array.isArray(block.blocks) ? block.blocks : [];

/** The first form block of a page, however deep: on the login page, the login form. */
export function findFormBlock(blocks: readonly Block[]): BlockTypes["form"] | undefined {
	for (const block of blocks) {
		const found = block.type === "form" ? block : findFormBlock(inside(block));
		if (found) return found;
	}
	return undefined;
}
