import type { Text } from "../../types.gen.ts";

/** A document's text as it is written there, its values not filled in; of a binding, what it falls back to. */
export function sourceTextOf(text: Text): string {
	if (typeof text === "string") return text;
	return "text" in text ? text.text : String(text.default ?? "");
}
