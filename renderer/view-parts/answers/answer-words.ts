import type { Translator } from "../../i18n/translator.ts";

/** An answer of a case, or one that is about to be sent. */
type Said = { label: string; value: unknown; text: string };

/** What joins the labels of a group and of a part in it (schemas/rules/answers.ts). */
const JOINT = " · ";

const isDate = (value: unknown) => typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value);
const isMoment = (value: unknown) => typeof value === "string" && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value);

/** An answer's label in the reader's language: the form's own source texts, part by part. */
export const answerLabel = ({ label }: Said, { text }: Translator): string =>
	label
		.split(JOINT)
		.map((part) => text(part))
		.join(JOINT);

/**
 * An answer in the reader's language. What a person wrote stays as it was written; what the form worded for them, such
 * as a choice, is translated; dates are written as the reader's language writes them.
 */
export function answerText({ value, text }: Said, i18n: Translator): string {
	if (isDate(value)) return i18n.format(value, "date");
	if (isMoment(value)) return i18n.format(value, "datetime");
	if (value === text) return text;
	if (Array.isArray(value))
		return text
			.split(", ")
			.map((part) => i18n.text(part))
			.join(", ");
	return i18n.text(text);
}
