import { asObject, isObject } from "../../schemas/json/json.ts";
import type { Envelope } from "../../schemas/operation.ts";

/**
 * Whether a body is an envelope. Its `data` is what the operation's schema declares: the contract tests check that, not the
 * browser.
 */
function isEnvelope<T>(body: unknown): body is Envelope<T> {
	return isObject(body) && typeof body.code === "number" && typeof body.msg === "string" && "data" in body;
}

/** A body's text as JSON; undefined when it is none. */
export function parseBody(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** The envelope of a body, its left out `msg` or `data` filled in. Null when the body has no numeric `code`. */
export function toEnvelope<T>(body: unknown): Envelope<T> | null {
	if (isEnvelope<T>(body)) return body;
	if (!isObject(body) || typeof body.code !== "number") return null;
	return envelopeOf(body.code, body);
}

/** An envelope of this code with the members of a body; where `msg` or `data` is left out, empty ones stand in. */
export function envelopeOf<T>(code: number, body: unknown): Envelope<T> {
	const members = asObject(body);
	const filled: unknown = {
		...members,
		code,
		msg: typeof members.msg === "string" ? members.msg : "",
		data: members.data ?? null,
	};
	// Always one: the check tells the compiler so.
	if (!isEnvelope<T>(filled)) throw new TypeError("an envelope needs a numeric code");
	return filled;
}

/** Transport status (spec §8): the numeric `status` of a non-2xx body where there is one, else the HTTP status. */
export function transportStatus(httpStatus: number, body: unknown): number {
	return isObject(body) && typeof body.status === "number" ? body.status : httpStatus;
}
