import type { EngineText } from "../../schemas/engine-texts.ts";
import { isObject } from "../../schemas/json/json.ts";

/** Kinds of a call's failure (adapters/http/http-error.ts) in which something answered, though not as the portal's server does. */
const ANSWERED = ["status", "body"];

/** Whether something answered: a gateway, a page that asks to log in to the network, a response cut off on its way. */
export const hasResponse = (error: unknown): boolean => isObject(error) && ANSWERED.includes(String(error.kind));

/** In the body of a response it means what it means as a transport status (spec §8). */
const SESSION_TIMED_OUT = 99998;

/** What is said of a call that failed, or was refused with a code and no words. The connection is named only where it is at fault. */
export function failureText({ error, code }: { error?: unknown; code?: number | undefined }): EngineText {
	if (code === SESSION_TIMED_OUT) return "Your session has timed out. Please log in again.";
	const answered = error === undefined ? code !== undefined : hasResponse(error);
	return answered
		? "The server did not answer as it should. That is not your doing; please try again in a moment."
		: "Check your connection and try again.";
}
