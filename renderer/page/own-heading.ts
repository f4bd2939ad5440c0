import type { Block } from "../../schemas/types.gen.ts";

const inside = (block: Block): readonly Block[] => {
	if (block.type === "tabs") return block.items.flatMap(({ blocks }) => blocks);
	return "blocks" in block ? (block.blocks ?? []) : [];
};

/** Whether blocks bring the page's h1 along: a hero, a heading of level 1, or a detail view with its title. */
export function bringHeading(blocks: readonly Block[]): boolean {
	return blocks.some(
		(block) =>
			block.type === "hero" ||
			block.type === "detail" ||
			(block.type === "heading" && block.level === 1) ||
			bringHeading(inside(block)),
	);
}
