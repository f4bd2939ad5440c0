/** A choice as it is shown: in the reader's language. */
export type Offered = { value: unknown; label: string; hint?: string };

/** The choices of a field, and how far they have come; `waiting`: an answer that they depend on is missing. */
export type Offer = {
	choices: readonly Offered[];
	waiting: boolean;
	loading: boolean;
	failed: boolean;
	reload(): void;
};

/** Said in the choices' place while they wait. */
export const WAITING = "These choices depend on an answer that is still missing.";

/** The label of the chosen value, for the review; none where it is not among the choices. */
export function rememberLabel(labels: Map<string, string>, pointer: string, chosen: Offered | undefined): void {
	if (chosen) labels.set(pointer, chosen.label);
	else labels.delete(pointer);
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
