import { asObject, isTexts } from "../../../schemas/json/json.ts";

type Handed = Readonly<Record<string, string>>;

/**
 * What the state of a history's entry says was handed to its page; undefined for nothing, or what no portal has
 * written.
 */
export function handedIn(state: unknown): Handed | undefined {
	const { handed } = asObject(state);
	return isTexts(handed) ? handed : undefined;
}

/** The address that a page was come to from. */
export const fromIn = (state: unknown): unknown => asObject(state).from;

/** What a page has left with its entry of the history. */
export const stateIn = (state: unknown): unknown => asObject(state).state;
