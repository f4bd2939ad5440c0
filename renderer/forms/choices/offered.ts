import type { OptionSource } from "../../../schemas/types.gen.ts";

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
