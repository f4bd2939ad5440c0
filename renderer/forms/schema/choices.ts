import type { Condition, FieldOptions, Text } from "../../../schemas/types.gen.ts";
import { isChoice } from "./is-choice.ts";
import type { LeafSchema } from "./leaf-schema.ts";

/** One value that can be chosen. Labels are the document's texts. */
export type Choice = { value: unknown; label: Text; hint?: Text; offered_when?: Condition };

function fromBranches(branches: readonly Record<string, unknown>[]): Choice[] {
	return branches.map((branch) => ({
		value: branch.const,
		label: typeof branch.title === "string" ? branch.title : String(branch.const),
		...(typeof branch.description === "string" && { hint: branch.description }),
	}));
}

/** The choices that a schema and the document's options leave, in the schema's order. */
export function choicesOf(schema: LeafSchema, options: FieldOptions): Choice[] {
	const labelled: Choice[] = options.choices ?? [];
	const source = schema.type === "array" && schema.items ? schema.items : schema;
	if (!source.enum) return source.oneOf && isChoice(source) ? fromBranches(source.oneOf) : labelled;
	return source.enum
		.filter((value) => value !== null)
		.map((value) => labelled.find((choice) => choice.value === value) ?? { value, label: String(value) });
}
