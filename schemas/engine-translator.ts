import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sourceMessages, translatedMessages } from "./compiler/emit/messages.ts";
import { ENGINE_TEXTS } from "./engine-texts.ts";
import { createTranslator, type Translator } from "./i18n/translator.ts";
import type { MessagesDocument } from "./types.gen.ts";

const CHINESE = join(import.meta.dirname, "documents/messages/zh-CN.json");

/** Reads a speaker of the engine's own texts as they are shipped: for what speaks where no release is at hand. */
export function engineTranslator(locale: "en-US" | "zh-CN"): Translator {
	if (locale === "en-US") return createTranslator(sourceMessages(locale, ENGINE_TEXTS));
	const { messages }: MessagesDocument = JSON.parse(readFileSync(CHINESE, "utf8"));
	const own = ENGINE_TEXTS.map((text) => [text, messages[text] ?? text] as const);
	return createTranslator(translatedMessages(locale, Object.fromEntries(own), ENGINE_TEXTS));
}
