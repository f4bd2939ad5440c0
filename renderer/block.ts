import type { ComponentType, ReactNode } from "react";
import type { Block, BlockType, BlockTypes } from "../schemas/types.gen.ts";
import type { Scope } from "./scope.ts";

/** Renders the blocks inside a block, with what it adds to the scope (such as `item`). */
export type RenderBlocks = (blocks: readonly Block[], add?: Partial<Scope>) => ReactNode;

/** What a block's component is given: its options from the document, and the way to render blocks inside it. */
export type BlockProps<T extends BlockType> = { block: BlockTypes[T]; render: RenderBlocks };

/** The component of a block type. `when` is dealt with before it, errors around it. */
export type BlockComponent<T extends BlockType> = ComponentType<BlockProps<T>>;

/** One component for each block type of schemas/meta/blocks: a type without one fails to compile. */
export type BlockRegistry = { [T in BlockType]: BlockComponent<T> };
