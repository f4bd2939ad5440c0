import { setupI18n } from "@lingui/core";
import type { EngineText } from "../engine-texts.ts";
import type { MessagesArtefact } from "../release.ts";
import type { Format, WorkflowDocument } from "../types.gen.ts";
import { createFormatter } from "./format-value.ts";

/** Arguments of an ICU message: numbers stay numbers, so that plurals can count them. */
type MessageValues = Readonly<Record<string, unknown>>;

/** Says texts and values in one language: the same in the browser and on the server. */
export type Translator = {
	/** BCP 47. */
	locale: string;
	/** One of the engine's own texts. */
	t(text: EngineText, values?: MessageValues): string;
	/** A document's source text; said as it is where no translation exists. */
	text(source: string, values?: MessageValues): string;
	/**
	 * Puts a value into words. Nothing (undefined, null) is the empty string; what cannot be read as the format, as it
	 * is.
	 */
	format(value: unknown, format: Format): string;
};

/** What a translator is made of. Without messages, source texts are said as they are. */
export type TranslatorSource = {
	/** BCP 47. */
	locale: string;
	messages?: MessagesArtefact["messages"];
	/** Words the `status` format. */
	workflow?: WorkflowDocument;
	/** IANA name; the device's own when left out. */
	timeZone?: string;
	/** What `relative` times are calculated from, whenever one is said; the device's time when left out. */
	now?(): Date;
};

/** Fills in the plain {arguments} of a text that no catalogue knows. */
function fillIn(source: string, values: MessageValues): string {
	return source.replace(/\{(\w+)\}/g, (argument, name) =>
		Object.hasOwn(values, name) ? String(values[name] ?? "") : argument,
	);
}

/** A translator over one locale's compiled messages (schemas/release.ts). */
export function createTranslator({ locale, messages = {}, ...source }: TranslatorSource): Translator {
	const catalogue = setupI18n({ locale, messages: { [locale]: messages } });
	const text = (source: string, values: MessageValues = {}): string => {
		const message = Object.hasOwn(messages, source) ? messages[source] : undefined;
		if (typeof message === "string") return message;
		return message ? catalogue._(source, { ...values }) : fillIn(source, values);
	};
	return { locale, t: text, text, format: createFormatter({ locale, text, ...source }) };
}
