import { type CompiledMessage, compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { isObject } from "../json/json.ts";

/** The names of a text's ICU arguments, each once; the error where the text is malformed. */
export function argumentsOf(text: string): string[] | Error {
	return namesOf(text, () => true);
}

/** The arguments that must be numbers. */
export function numbersOf(text: string): string[] {
	const names = namesOf(text, (format) => ["plural", "selectordinal", "number"].includes(format));
	return names instanceof Error ? [] : names;
}

/** Whether a text can say anything but itself. Most cannot, and need not be parsed. */
const hasSyntax = (text: string) => /[{}'#<>]/.test(text);

function namesOf(text: string, counts: (format: string) => boolean): string[] | Error {
	if (!hasSyntax(text)) return [];
	try {
		const names = new Set<string>();
		note(compileMessageOrThrow(text), names, counts);
		return [...names];
	} catch (cause) {
		return cause instanceof Error ? new Error(cause.message.split("\n")[0]) : new Error("malformed");
	}
}

function note(message: CompiledMessage, names: Set<string>, counts: (format: string) => boolean): void {
	for (const token of message) {
		if (typeof token === "string") continue;
		const [name, format, choices] = token;
		if (name !== "#" && counts(format ?? "")) names.add(name);
		if (isObject(choices))
			for (const branch of Object.values(choices)) if (Array.isArray(branch)) note(branch, names, counts);
	}
}
