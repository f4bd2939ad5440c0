import { compileMessage } from "@lingui/message-utils/compileMessage";
import { createContext, useContext } from "react";
import { createTranslator } from "../../../schemas/i18n/translator.ts";
import content from "./zh-CN.content.json" with { type: "json" };
import editing from "./zh-CN.editing.json" with { type: "json" };
import general from "./zh-CN.json" with { type: "json" };

const chinese = { ...general, ...editing, ...content };

/** A text of the studio: one that its messages translate, so a text without translation does not compile. */
export type StudioText = keyof typeof chinese;

/** Says the studio's texts in one language. */
export type StudioI18n = {
	/** BCP 47. */
	locale: string;
	t(text: StudioText, values?: Readonly<Record<string, unknown>>): string;
	/** A text that came as data: translate in English where no translation is known. */
	translate(text: string, values?: Readonly<Record<string, unknown>>): string;
	/** A time as ISO 8601, by date and clock. */
	time(iso: string): string;
};

/** The studio's texts in a language; English for any but Chinese. */
export function createStudioI18n(locale: string): StudioI18n {
	const isChinese = locale.startsWith("zh");
	const messages = Object.fromEntries(
		Object.entries(chinese).map(([source, translation]) => [source, compileMessage(isChinese ? translation : source)]),
	);
	const translator = createTranslator({ locale, messages });
	const format = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
	return { locale, t: translator.text, translate: translator.text, time: (iso) => format.format(new Date(iso)) };
}

const StudioI18nContext = createContext<StudioI18n>(createStudioI18n("en-US"));

/** Sets the language of the studio inside. */
export const StudioI18nProvider = StudioI18nContext.Provider;

/** The language of the studio. */
export const useStudioI18n = (): StudioI18n => useContext(StudioI18nContext);
