import { type CompiledMessage, compileMessage } from "@lingui/message-utils/compileMessage";
import { createContext, useContext } from "react";
import { createTranslator } from "../../../schemas/i18n/translator.ts";
import type { chinese } from "./chinese.ts";

/** A text of the studio: one that its messages translate, so a text without translation does not compile. */
export type StudioText = keyof typeof chinese;

/** Says the studio's texts in one language. */
export type StudioI18n = {
	/** BCP 47. */
	locale: string;
	t(text: StudioText, values?: Readonly<Record<string, unknown>>): string;
	/** A text that came as data: translate in English where no translation is known. */
	translate(text: string, values?: Readonly<Record<string, unknown>>): string;
	/** A text of the portal's documents: as they translate it, where they are open; words of an id as the studio does. */
	portal(text: string, isId?: boolean): string;
	/** IANA. The portal's, once somebody is signed in: all times are said and typed in it (docs/decisions/0021). */
	timeZone: string;
	/** A time as ISO 8601, by date and clock. */
	time(iso: string): string;
};

/** Says times by the clock of a time zone. */
function timesIn(locale: string, timeZone: string): Pick<StudioI18n, "timeZone" | "time"> {
	// Made when a time is first said: a browser takes some 35 ms to read a language's calendar.
	let format: Intl.DateTimeFormat | undefined;
	const time = (iso: string) => {
		format ??= new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone });
		return format.format(new Date(iso));
	};
	return { timeZone, time };
}

/** A text whose words depend on its values, as by {count, plural, …}: it is compiled without a translation, too. */
const CHOOSES_WORDS = /\{\w+,/;

/** The studio's texts in a language by their translations; in English, which the texts are written in, without any. */
export function createStudioI18n(locale: string, translations: Readonly<Record<string, string>> = {}): StudioI18n {
	// Compiled when first said: few of a thousand texts are.
	const messages: Record<string, CompiledMessage> = {};
	const translator = createTranslator({ locale, messages });
	const messageOf = (text: string) =>
		Object.hasOwn(translations, text) ? translations[text] : CHOOSES_WORDS.test(text) ? text : undefined;
	const translate = (text: string, values?: Readonly<Record<string, unknown>>) => {
		const message = Object.hasOwn(messages, text) ? undefined : messageOf(text);
		if (message !== undefined) messages[text] = compileMessage(message);
		return translator.text(text, values);
	};
	const portal = (text: string, isId = false) => (isId ? translate(text) : text);
	const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
	return { locale, t: translate, translate, portal, ...timesIn(locale, timeZone) };
}

/** The same texts, with times by the clock of a time zone. */
export const inTimeZone = (i18n: StudioI18n, timeZone: string): StudioI18n => ({
	...i18n,
	...timesIn(i18n.locale, timeZone),
});

const StudioI18nContext = createContext<StudioI18n>(createStudioI18n("en-US"));

/** Sets the language of the studio inside. */
export const StudioI18nProvider = StudioI18nContext.Provider;

/** The language of the studio. */
export const useStudioI18n = (): StudioI18n => useContext(StudioI18nContext);
