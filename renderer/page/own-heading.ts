import { HEADING_BLOCKS } from "../../schemas/blocks/by-trait.gen.ts";
import { isSatisfied } from "../../schemas/rules/values/condition.ts";
import type { Block } from "../../schemas/types.gen.ts";
import type { Scope } from "../scope.ts";
import { innerBlocks } from "./inner-blocks.ts";

function isHeading(block: Block): boolean {
	const heads = HEADING_BLOCKS[block.type];
	return heads === "always" || (heads === "at-level-1" && "level" in block && block.level === 1);
}

/** Whether blocks that are shown bring the page's h1 along, such as a hero or a heading of level 1. */
export function bringHeading(blocks: readonly Block[], scope: Scope): boolean {
	return blocks.some(
		(block) => isSatisfied(block.when, scope) && (isHeading(block) || bringHeading(innerBlocks(block), scope)),
	);
}
