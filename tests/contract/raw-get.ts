import { toEnvelope } from "../../adapters/http/envelope.ts";
import type { Envelope } from "../../schemas/operation.ts";
import type { Backend } from "./portal.ts";

/** How a call is sent that the typed client would not send; a body makes it a POST. */
type RawCall = { body?: string; locale?: string };

/** The envelope of a call that the typed client would not send. */
export async function rawCall({ origin }: Backend, path: string, { body, locale }: RawCall = {}) {
	const headers = { "Content-Type": "application/json", ...(locale && { "Accept-Language": locale }) };
	const sent = body === undefined ? { headers } : { method: "POST", headers, body };
	const response = await fetch(new URL(path, origin ?? location.origin), sent);
	const envelope = toEnvelope<unknown>(await response.json());
	if (!envelope) throw new Error(`${path} answered without an envelope`);
	return envelope;
}

/** The envelope at a path that the typed client would not request. */
export const rawGet = (backend: Backend, path: string): Promise<Envelope<unknown>> => rawCall(backend, path);
