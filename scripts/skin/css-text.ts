import { type CSSObject, serializeStyles } from "@emotion/serialize";
import { compile, serialize, stringify } from "stylis";

/**
 * Plain CSS from a style object that a Chakra system has resolved. Nested conditions become rules of their own.
 * Without a selector the object's keys are the selectors.
 */
export function cssText(styles: CSSObject, selector = ""): string {
	const { styles: body } = serializeStyles([styles]);
	const text = selector ? `${selector}{${body}}` : body;
	return serialize(compile(text), stringify)
		.replaceAll(BACKGROUND_NOTE, "")
		.replaceAll("}", "}\n")
		.replaceAll(/\n+/g, "\n");
}

/** What Chakra's `bg` writes for nested colour mixes; nothing of ours reads it. */
const BACKGROUND_NOTE = /--bg-currentcolor:[^;}]*;/g;

/** Wraps rules in a cascade layer. */
export const inLayer = (layer: string, rules: string) => (rules.trim() ? `@layer ${layer}{\n${rules.trim()}\n}\n` : "");
