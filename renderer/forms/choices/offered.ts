/** A choice as it is shown: in the reader's language. */
export type Offered = { value: unknown; label: string; hint?: string };

/** The choices of a field, and how far they have come. */
export type Offer = { choices: readonly Offered[]; loading: boolean; failed: boolean; reload(): void };

/** The label of the chosen value, for the review; none where it is not among the choices. */
export function rememberLabel(labels: Map<string, string>, pointer: string, chosen: Offered | undefined): void {
	if (chosen) labels.set(pointer, chosen.label);
	else labels.delete(pointer);
}

/** Where a value stands among the choices; -1 where it does not. */
export const placeOf = (choices: readonly Offered[], value: unknown): number =>
	choices.findIndex((choice) => choice.value === value);
