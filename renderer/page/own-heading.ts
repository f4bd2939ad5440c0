import { isSatisfied } from "../../schemas/rules/values/condition.ts";
import type { Block } from "../../schemas/types.gen.ts";
import type { Scope } from "../scope.ts";

const inside = (block: Block): readonly Block[] => {
	if (block.type === "tabs") return block.items.flatMap(({ blocks }) => blocks);
	return "blocks" in block ? (block.blocks ?? []) : [];
};

const isHeading = (block: Block): boolean =>
	block.type === "hero" || block.type === "detail" || (block.type === "heading" && block.level === 1);

/** Whether blocks that are shown bring the page's h1 along: a hero, a heading of level 1, or a detail view. */
export function bringHeading(blocks: readonly Block[], scope: Scope): boolean {
	return blocks.some(
		(block) => isSatisfied(block.when, scope) && (isHeading(block) || bringHeading(inside(block), scope)),
	);
}
