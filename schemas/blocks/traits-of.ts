import { isNameIn } from "../json/one-of.ts";
import type { BlockTraits } from "./block-traits.ts";
import { BLOCK_TRAITS } from "./traits.gen.ts";

/** The traits of a block by its `type`; undefined of what is none, and of one for staff alone. */
export const traitsOfBlock = (type: unknown): BlockTraits | undefined =>
	isNameIn(BLOCK_TRAITS, type) ? BLOCK_TRAITS[type] : undefined;
