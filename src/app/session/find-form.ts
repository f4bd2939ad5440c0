import { innerBlocks } from "../../../renderer/index.ts";
import { FORM_BLOCKS } from "../../../schemas/blocks/by-trait.gen.ts";
import type { Block } from "../../../schemas/types.gen.ts";

/** The form of the first form block that names one, however deep: on the login page, the login form. */
export function findForm(blocks: readonly Block[]): string | undefined {
	for (const block of blocks) {
		if (FORM_BLOCKS[block.type] && "form" in block && typeof block.form === "string") return block.form;
		const found = findForm(innerBlocks(block));
		if (found) return found;
	}
	return undefined;
}
