import { HIDDEN, maskText } from "../formats/mask.ts";
import type { DescribedValue } from "./described-values.ts";

/** What others see of a value once its case is published. */
type SeenValue = { value: unknown; text: string };

/**
 * What others see of a value: a public one whole, of a masked one its mask, of a private one nothing (undefined).
 * Only what the person wrote is masked but for its beginning; a choice, a day, a number, a yes or no and a file are hidden
 * whole, because a few letters of them tell which it is. How much of the beginning stays is said by the type. Server and review say it by this rule.
 */
export function seenByOthers({ value, text, visibility, picked, masked }: DescribedValue): SeenValue | undefined {
	if (visibility === "private") return undefined;
	if (visibility === "public") return { value, text };
	if (picked || masked === 0 || value !== text) return { value: null, text: HIDDEN };
	const rest = maskText(text, masked);
	return { value: rest, text: rest };
}
