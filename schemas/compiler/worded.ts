/**
 * What is said, apart from the values in it: an ICU text whose arguments are numbered ({0}, {1}, …), and what they stand for:
 * names and values as they are written, or words that are translated apart.
 */
export type DiagnosticText = { readonly text: string; readonly values: readonly (string | DiagnosticText)[] };

/** A wording that is English where it is made a string of. Other languages find their text by the English one. */
export class DiagnosticWords implements DiagnosticText {
	readonly text: string;
	readonly values: readonly (string | DiagnosticText)[];

	constructor(text: string, values: readonly (string | DiagnosticText)[] = []) {
		this.text = text;
		this.values = values;
	}

	toString(): string {
		return formatDiagnostic(this);
	}
}

/** The text of each template that words were made by: the same one is met thousands of times. */
const TEXTS = new WeakMap<TemplateStringsArray, string>();

function textOf(parts: TemplateStringsArray): string {
	const text = TEXTS.get(parts) ?? parts.map((part, at) => (at === 0 ? "" : `{${at - 1}}`) + escaped(part)).join("");
	TEXTS.set(parts, text);
	return text;
}

/** Words by a template: worded`There is no form "${id}".` is the text `There is no form "{0}".` and the id. */
export const worded = (parts: TemplateStringsArray, ...values: readonly unknown[]): DiagnosticWords =>
	new DiagnosticWords(
		textOf(parts),
		values.map((value) => (value instanceof DiagnosticWords ? value : String(value))),
	);

/** Words that came as data: a text without arguments. */
export const asWorded = (words: string): DiagnosticWords => new DiagnosticWords(escaped(words));

/** One or another. */
export const eitherOf = (all: readonly (string | DiagnosticWords)[]): string | DiagnosticWords =>
	all.slice(1).reduce((before, one) => worded`${before} or ${one}`, all[0] ?? "");

/** One and another. */
export const allOf = (all: readonly (string | DiagnosticWords)[]): string | DiagnosticWords =>
	all.slice(1).reduce((before, one) => worded`${before} and ${one}`, all[0] ?? "");

/** Signs that ICU MessageFormat reads as its own stand in quotes, an apostrophe twice. */
const escaped = (part: string): string => part.replaceAll("'", "''").replace(/[{}]+/g, "'$&'");

const MARKS = /''|'([{}]+)'|\{(\d+)\}/g;

/** A wording with its values in their places: in English, or by the translations of its texts; one that is missing is said in English. */
export const formatDiagnostic = (
	{ text, values }: DiagnosticText,
	translations: Readonly<Record<string, string>> = {},
): string =>
	(translations[text] ?? text).replace(MARKS, (_, braces?: string, at?: string) => {
		if (at === undefined) return braces ?? "'";
		const value = values[Number(at)] ?? "";
		return typeof value === "string" ? value : formatDiagnostic(value, translations);
	});
