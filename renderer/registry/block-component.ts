import type { ComponentType } from "react";
import type { Block } from "../../schemas/types.gen.ts";
import type { RenderBlocks } from "../block.ts";
import { BLOCKS } from "./registry.ts";

/** A block's component, seen without its type: documents name types at run time. */
type AnyBlockComponent = ComponentType<{ block: Block; render: RenderBlocks }>;

/** React's components are functions, or objects where they are lazy or memoised. */
const isComponent = (value: unknown): value is AnyBlockComponent =>
	typeof value === "function" || (typeof value === "object" && value !== null);

/** The component of a block type, among `more` too; undefined for a type that this engine does not know. */
export function blockComponent(type: string, more: object = {}): AnyBlockComponent | undefined {
	const all = { ...more, ...BLOCKS };
	const component: unknown = Object.hasOwn(all, type) ? Reflect.get(all, type) : undefined;
	return isComponent(component) ? component : undefined;
}
