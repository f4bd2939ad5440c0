import type { FastifyRequest } from "fastify";
import type { Translator } from "../../schemas/i18n/translator.ts";
import { isObject } from "../../schemas/json/json.ts";
import { pointerTokens } from "../../schemas/json/pointer.ts";
import { requestErrors } from "../../schemas/rules/errors/request-errors.ts";
import type { ValidatorError } from "../../schemas/rules/values/validator-runtime.ts";
import { invalid, type Refusal } from "./refusal.ts";
import { nulPointer } from "./sent-text.ts";

const NO_OBJECT = "What was sent must be a JSON object.";
const NUL_TEXT = "“{name}” holds a character that cannot be stored.";

/** What a call is sent with: the query of a GET, the body of a POST. */
export const sentWith = (request: FastifyRequest): unknown => (request.method === "GET" ? request.query : request.body);

/** 422 in a translator's language: each error names the parameter or key, and so does the message. */
export function refusedRequest(value: unknown, errors: readonly ValidatorError[], translator: Translator): Refusal {
	if (!isObject(value)) return invalid([{ pointer: "", message: NO_OBJECT }], NO_OBJECT);
	const worded = requestErrors(errors, translator.text);
	return invalid(worded, "Some of what was sent is not valid: {what}", { what: worded[0]?.message ?? "" });
}

/** Throws 422 where a text holds U+0000, naming its place. */
export function demandNoNul(value: unknown): void {
	const pointer = nulPointer(value);
	if (pointer === undefined) return;
	throw invalid([{ pointer, message: NUL_TEXT }], NUL_TEXT, { name: pointerTokens(pointer).join(".") });
}
