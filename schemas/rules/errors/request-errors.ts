import { asString } from "../../json/json.ts";
import { pointerTokens, toPointer } from "../../json/pointer.ts";
import type { ValueWording } from "../texts/value-texts.ts";
import type { ValidatorError } from "../values/validator-runtime.ts";
import { errorText } from "./error-texts.ts";

/** One thing wrong with a call's query or body; the pointer leads to the parameter or key, the message names it. */
type RequestError = { pointer: string; message: string };

/** How many errors of one request are reported. */
const MAX_REQUEST_ERRORS = 20;

/** The key that an error is about beside the value it was found at: one that is missing, or that nobody asked for. */
function keyOf({ keyword, params }: ValidatorError): string[] {
	const key = keyword === "required" ? params.missingProperty : params.additionalProperty;
	return asString(key) === undefined ? [] : [String(key)];
}

/**
 * What the schema of a call says of a query or body, in some language: at most MAX_REQUEST_ERRORS, one for each
 * parameter or key, which the message names as it is written in the request ("events.0.at").
 */
export function requestErrors(errors: readonly ValidatorError[], words: ValueWording): RequestError[] {
	const found = new Map<string, RequestError>();
	for (const error of errors) {
		if (found.size === MAX_REQUEST_ERRORS) break;
		const tokens = [...pointerTokens(error.instancePath), ...keyOf(error)];
		const pointer = toPointer(tokens);
		const { text, values } = errorText(error);
		const message = words(text, { ...values, title: tokens.join(".") });
		if (!found.has(pointer)) found.set(pointer, { pointer, message });
	}
	return [...found.values()];
}
