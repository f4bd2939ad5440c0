import type { LeafSchema } from "./leaf-schema.ts";

/** Whether every branch is one value: titled choices, not alternatives of structure. */
export const isChoice = (schema: LeafSchema) =>
	schema.enum !== undefined ||
	(schema.oneOf !== undefined &&
		schema.oneOf.length > 0 &&
		schema.oneOf.every((branch) => Object.hasOwn(branch, "const")));
