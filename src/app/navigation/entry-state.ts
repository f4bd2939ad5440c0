type Handed = Readonly<Record<string, string>>;

const at = (state: unknown, name: string): unknown =>
	typeof state === "object" && state !== null ? Reflect.get(state, name) : undefined;

const isHanded = (value: unknown): value is Handed =>
	typeof value === "object" && value !== null && Object.values(value).every((one) => typeof one === "string");

/**
 * What the state of a history's entry says was handed to its page; undefined for nothing, or what no portal has
 * written.
 */
export function handedIn(state: unknown): Handed | undefined {
	const handed = at(state, "handed");
	return isHanded(handed) ? handed : undefined;
}

/** The address that a page was come to from. */
export const fromIn = (state: unknown): unknown => at(state, "from");

/** What a page has left with its entry of the history. */
export const stateIn = (state: unknown): unknown => at(state, "state");
