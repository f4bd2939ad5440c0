/** A form on the screen that is only tried: what stands in it as it would be sent, and the fields at which it says an error. */
export type TriedForm = { id: string; values(): Readonly<Record<string, unknown>>; refused(): string[] };

/** Told of a form that is tried, for as long as it is on the screen: until the function that it gives is called. */
export type OnTriedForm = (form: TriedForm) => () => void;
