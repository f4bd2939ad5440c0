import { intlFormats } from "../../schemas/i18n/intl-formats.ts";
import type { Translator } from "../../schemas/i18n/translator.ts";
import { isOneOf } from "../../schemas/json/one-of.ts";
import { SERVER_TEXTS, type ServerText } from "../../schemas/server-texts.ts";

/** Speaks the portal's languages, by its messages documents. */
export type Translators = {
	/** Who speaks the language that an Accept-Language header asks for, or else the portal's own. */
	inLanguage(acceptLanguage: string | undefined): Translator;
};

/** Values for the {names} in a text; several are listed, and how large a file may be is said as a portal says it. */
export type TextValues = Record<string, string | number | readonly string[] | { sizeLimit: number }>;

/** Whether something is a text that the server can say, rather than words of another language's. */
export const isServerText = (text: unknown) => isOneOf(SERVER_TEXTS, text);

function inWords(value: TextValues[string], locale: string): string | number {
	if (typeof value !== "object") return value;
	const { list, sizeLimit } = intlFormats(locale);
	return "sizeLimit" in value ? sizeLimit(value.sizeLimit) : list([...value]);
}

/** The text in a translator's language. */
export function translate(text: ServerText, translator: Translator, values: TextValues = {}): string {
	const worded = Object.entries(values).map(([name, value]) => [name, inWords(value, translator.locale)]);
	return translator.text(text, Object.fromEntries(worded));
}
