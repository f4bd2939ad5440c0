import type { Sentence } from "../../../schemas/edits/types.ts";
import type { StudioI18n } from "./studio-i18n.ts";

/** A sentence on an edit in the editor's language, its stars left out; words among its values are translated too. */
export function sentenceWords({ translate }: Pick<StudioI18n, "translate">, { text, values }: Sentence): string {
	const words = Object.entries(values).map(([name, value]) => [
		name,
		typeof value === "object" ? translate(value.translate) : value,
	]);
	return translate(text, Object.fromEntries(words)).replaceAll("*", "");
}
