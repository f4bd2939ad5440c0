import type { BlockOffer } from "./block-offer.ts";
import { BLOCK_OFFERS } from "./offers.gen.ts";

/** The name of a type of block that is offered. */
export type OfferedBlock = keyof typeof BLOCK_OFFERS;

/** Whether a name is that of a type of block. */
const isOfferedBlock = (type: string): type is OfferedBlock => Object.hasOwn(BLOCK_OFFERS, type);

/** The names of all types: everybody's, then those for staff alone. */
export const OFFERED_BLOCKS: readonly OfferedBlock[] = Object.keys(BLOCK_OFFERS).filter(isOfferedBlock);

/** How a type of block is offered; undefined of one that is not known. */
export const offerOf = (type: string): BlockOffer | undefined =>
	isOfferedBlock(type) ? BLOCK_OFFERS[type] : undefined;
