import type { Translator } from "../../i18n/translator.ts";
import { wordedLabel } from "./worded-label.ts";

/** A value of a case, or one that is about to be sent; `picked`: from what its form offers. */
type Shown = { label: string; value: unknown; text: string; picked?: boolean };

const isDate = (value: unknown) => typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value);
const isMoment = (value: unknown) => typeof value === "string" && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value);

/** A value's label in the reader's language. */
export const valueLabel = ({ label }: Shown, { text }: Translator): string => wordedLabel(label, text);

const amounts = new Map<string, Intl.NumberFormat>();

/** An amount as the reader's language writes it; making its format costs far more than using it. */
function amount(value: number, locale: string, currency: string): string {
	const key = `${locale} ${currency}`;
	const format = amounts.get(key) ?? new Intl.NumberFormat(locale, { style: "currency", currency });
	amounts.set(key, format);
	return format.format(value);
}

/** A number that its form has worded as more than a number: an amount, or stars (value-texts.ts). */
function numberText(value: number, text: string, { locale, t }: Translator): string | undefined {
	const [, currency] = /^([A-Z]{3}) \S+$/.exec(text) ?? [];
	if (currency !== undefined) return amount(value, locale, currency);
	const [, rating, most] = /^(\d+) of (\d+)$/.exec(text) ?? [];
	return rating === undefined ? undefined : t("{rating} of {most}", { rating, most });
}

/** How many files a value has, where they have no names (value-texts.ts). */
function filesText(text: string, { t }: Translator): string | undefined {
	const [, count] = /^Files: (\d+)$/.exec(text) ?? [];
	return count === undefined ? undefined : t("Files: {count}", { count });
}

/** How many commas the words of one choice are looked for with. */
const COMMAS = 3;

/** What stands in a row, one after another; the words of a choice may have commas of their own. */
function rowText(text: string, i18n: Translator): string {
	const parts = text.split(", ");
	const worded: string[] = [];
	for (let length = COMMAS + 1; parts.length > 0; length--) {
		const source = parts.slice(0, length).join(", ");
		const own = isDate(source) ? i18n.format(source, "date") : i18n.text(source);
		if (own === source && length > 1) continue;
		worded.push(own);
		parts.splice(0, length);
		length = COMMAS + 2;
	}
	return worded.join(", ");
}

/**
 * A value in the reader's language. What a person wrote stays as it was written; what the form worded for them, such
 * as a choice, is translated; dates and amounts are written as the reader's language writes them.
 */
export function valueText({ value, text, picked }: Shown, i18n: Translator): string {
	if (isDate(value)) return i18n.format(value, "date");
	if (isMoment(value)) return i18n.format(value, "datetime");
	if (value === text && !picked) return text;
	if (typeof value === "number") return numberText(value, text, i18n) ?? i18n.text(text);
	if (typeof value !== "object" || value === null) return i18n.text(text);
	return (Array.isArray(value) ? filesText(text, i18n) : undefined) ?? rowText(text, i18n);
}
