import { isChoice, type LeafSchema } from "../../../schemas/json/leaf-schema.ts";
import type { Condition, FieldOptions, OptionSource, Text } from "../../../schemas/types.gen.ts";

/** One value that can be chosen. Labels are the document's texts. */
export type Choice = { value: unknown; label: Text; hint?: Text; when?: Condition; offered_when?: Condition };

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
	const own = (value: unknown) => labelled.find((choice) => choice.value === value);
	if (!source.enum)
		return source.oneOf && isChoice(source)
			? fromBranches(source.oneOf).map((choice) => ({ ...own(choice.value), ...choice }))
			: labelled;
	return source.enum.filter((value) => value !== null).map((value) => own(value) ?? { value, label: String(value) });
}

/** A choice as it is shown: in the reader's language. */
export type Offered = {
	value: unknown;
	label: string;
	hint?: string;
	/** What the operation answered of it. */
	entry?: unknown;
};

/** The choices of a field, and how far they have come; `waiting`: a value that they depend on is missing. */
export type Offer = {
	choices: readonly Offered[];
	/** Whether there are others that were not requested. */
	more: boolean;
	waiting: boolean;
	loading: boolean;
	failed: boolean;
	reload(): void;
};

/** Said in the choices' place while they wait. */
export const WAITING = "These choices depend on an answer that is still missing.";

/** Under what the label of a value is noted: by the value, not by its place, for rows change places. */
export const labelKey = ({ operation, label }: OptionSource, value: unknown): string =>
	JSON.stringify([operation, label, value]);

/** Notes the label under which something was chosen from what an operation offers. */
export function rememberLabel(
	labels: Map<string, string>,
	source: OptionSource | undefined,
	chosen: Offered | undefined,
) {
	if (source && chosen) labels.set(labelKey(source, chosen.value), chosen.label);
}

/** Where a value stands among the choices; -1 where it does not. */
export const placeOf = (choices: readonly Offered[], value: unknown): number =>
	choices.findIndex((choice) => choice.value === value);

/** Whether two lists offer the same in the same words. */
export const readAlike = (some: readonly Offered[], others: readonly Offered[]): boolean =>
	some.length === others.length &&
	some.every(({ value, label, hint }, at) => {
		const other = others[at];
		return value === other?.value && label === other?.label && hint === other?.hint;
	});
