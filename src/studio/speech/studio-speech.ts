import { compileMessage } from "@lingui/message-utils/compileMessage";
import { createContext, useContext } from "react";
import { createSpeaker } from "../../../schemas/speech/speaker.ts";
import chinese from "./zh-CN.json" with { type: "json" };

/** A text of the studio: one that its messages translate, so a text without translation does not compile. */
export type StudioText = keyof typeof chinese;

/** Says the studio's texts in one language. */
export type StudioSpeech = {
	/** BCP 47. */
	locale: string;
	t(text: StudioText, values?: Readonly<Record<string, unknown>>): string;
	/** A text that came as data: said in English where no translation is known. */
	said(text: string, values?: Readonly<Record<string, unknown>>): string;
	/** A time as ISO 8601, by date and clock. */
	time(iso: string): string;
};

/** The studio's texts in a language; English for any but Chinese. */
export function createSpeech(locale: string): StudioSpeech {
	const isChinese = locale.startsWith("zh");
	const messages = Object.fromEntries(
		Object.entries(chinese).map(([source, translation]) => [source, compileMessage(isChinese ? translation : source)]),
	);
	const speaker = createSpeaker({ locale, messages });
	const format = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
	return { locale, t: speaker.text, said: speaker.text, time: (iso) => format.format(new Date(iso)) };
}

const SpeechContext = createContext<StudioSpeech>(createSpeech("en-US"));

/** Sets the language of the studio inside. */
export const SpeechProvider = SpeechContext.Provider;

/** The language of the studio. */
export const useSpeech = (): StudioSpeech => useContext(SpeechContext);
