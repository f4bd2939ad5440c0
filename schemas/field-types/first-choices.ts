/** What a new field of choices has to choose from, until its author says better. */
export const FIRST_CHOICES = [
	{ value: "first", label: "First choice" },
	{ value: "second", label: "Second choice" },
];

/** The schema of one that may be chosen. */
export const ONE_CHOSEN = { type: "string", enum: FIRST_CHOICES.map(({ value }) => value) };
