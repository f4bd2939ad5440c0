/** A choice as it is shown: in the reader's language. */
export type Offered = { value: unknown; label: string; hint?: string };

/** The choices of a field, and how far they have come. */
export type Offer = { choices: readonly Offered[]; loading: boolean; failed: boolean; reload(): void };

/** Where a value stands among the choices; -1 where it does not. */
export const placeOf = (choices: readonly Offered[], value: unknown): number =>
	choices.findIndex((choice) => choice.value === value);
