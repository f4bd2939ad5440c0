import type { CompiledMessage } from "@lingui/message-utils/compileMessage";
import type { MessagesArtefact } from "../../schemas/release.ts";

/** A document's source text in a reader's language, with plain {arguments} filled in. */
export type DiscoveryTexts = (source: string, values?: Readonly<Record<string, string>>) => string;

type Messages = MessagesArtefact["messages"];
type Values = Readonly<Record<string, string>>;

const filledIn = (source: string, values: Values) =>
	source.replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? "");

/** What a compiled message says as far as it is made of text and plain arguments: heads and feeds count nothing. */
function translated(message: CompiledMessage, values: Values): string {
	return message
		.map((part) => (typeof part === "string" ? part : part.length === 1 ? (values[part[0]] ?? "") : ""))
		.join("");
}

/** The words of one locale's compiled messages; what has no translation is said as it is written. */
export function wordsOf(messages: Messages | undefined): DiscoveryTexts {
	return (source, values = {}) => {
		const message = messages && Object.hasOwn(messages, source) ? messages[source] : undefined;
		if (message === undefined) return filledIn(source, values);
		return typeof message === "string" ? message : translated(message, values);
	};
}
