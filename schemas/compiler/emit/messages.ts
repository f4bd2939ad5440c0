import { type CompiledMessage, compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import type { MessagesArtefact } from "../../release.ts";

/** A text as the browser takes it: ICU compiled to tokens, plain text as a string. Throws on malformed ICU. */
export function compileText(text: string): string | CompiledMessage {
	const compiled = compileMessageOrThrow(text);
	if (compiled.length === 0) return "";
	const [only] = compiled;
	return compiled.length === 1 && typeof only === "string" ? only : compiled;
}

/** A message of plain text and plain {arguments}, which are filled in without a catalogue too; undefined of any other. */
function asWritten(message: string | CompiledMessage): string | undefined {
	if (typeof message === "string") return message;
	const parts = message.map((token) => (typeof token === "string" ? token : token.length === 1 && `{${token[0]}}`));
	return parts.includes(false) ? undefined : parts.join("");
}

/** The default locale needs only the sources that are not shown as they are written. */
export function sourceMessages(locale: string, texts: Iterable<string>): MessagesArtefact {
	const compiled = [...new Set(texts)].sort().map((text) => [text, compileText(text)] as const);
	return { locale, messages: Object.fromEntries(compiled.filter(([text, message]) => text !== asWritten(message))) };
}

/**
 * All translations of a locale, by source text. A text that is still untranslated and not shown as it is written comes
 * compiled from its source: readers then see English words rather than ICU syntax.
 */
export function translatedMessages(
	locale: string,
	translations: Readonly<Record<string, string>>,
	texts: Iterable<string>,
): MessagesArtefact {
	const sources = Object.keys(translations).sort();
	const messages = Object.fromEntries(sources.map((source) => [source, compileText(translations[source] ?? source)]));
	return { locale, messages: { ...sourceMessages(locale, texts).messages, ...messages } };
}
