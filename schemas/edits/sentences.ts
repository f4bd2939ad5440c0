import type { Sentence, SentenceValue } from "./types.ts";

const valueText = (value: SentenceValue | undefined): string =>
	typeof value === "object" ? value.translate : String(value ?? "");

/** A sentence in English as one string, its stars left out: `Mobile number became required`. */
export const sentenceText = ({ text, values }: Sentence): string =>
	text
		.split(/(\{\w+\})/)
		.map((part) => (/^\{\w+\}$/.test(part) ? valueText(values[part.slice(1, -1)]) : part.replaceAll("*", "")))
		.join("");
