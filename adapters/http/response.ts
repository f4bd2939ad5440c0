import type { Envelope } from "../../schemas/operation.ts";
import { envelopeOf, parseBody, toEnvelope, transportStatus } from "./envelope.ts";
import { bodyCodeRow, type Effect, sessionTimeoutText, transportRow } from "./error-catalogue.ts";
import { HttpError } from "./http-error.ts";
import type { HttpPorts } from "./ports.ts";

/** An HTTP response as it came, and the token that the call was sent with. */
export type RawResponse = { status: number; text: string; sentToken: string | null };

function show(effect: Effect, msg: string, sentToken: string | null, ports: HttpPorts): void {
	if (effect === "confirm") ports.confirm(msg);
	if (effect === "session-timeout") ports.sessionTimeout(sessionTimeoutText(ports.locale()));
	// A late response to a call of an earlier session must not end the one started since.
	if (effect === "unauthorized" && ports.token() === sentToken) ports.onUnauthorized();
}

function readHandled<T>(envelope: Envelope<T>, raw: RawResponse, ports: HttpPorts): Envelope<T> {
	show(bodyCodeRow(envelope.code).effect, envelope.msg, raw.sentToken, ports);
	return envelope;
}

function readFailed<T>(body: unknown, raw: RawResponse, ports: HttpPorts): Envelope<T> {
	const status = transportStatus(raw.status, body);
	const row = transportRow(status);
	const envelope = toEnvelope<T>(body);
	if (row.outcome === "return") {
		const returned = envelope ?? envelopeOf<T>(status, body);
		show(row.effect, returned.msg, raw.sentToken, ports);
		return row.effect === "none" ? { ...returned, unsaid: true } : returned;
	}
	if (envelope) return readHandled(envelope, raw, ports);
	throw new HttpError("status", `the server answered with HTTP status ${raw.status}`, raw.status);
}

/**
 * Maps an HTTP response by the error catalogue: shows what the catalogue names, returns the envelope or throws
 * HttpError.
 */
export function readResponse<T>(raw: RawResponse, ports: HttpPorts): Envelope<T> {
	const body = parseBody(raw.text);
	if (raw.status > 299) return readFailed(body, raw, ports);
	const envelope = toEnvelope<T>(body);
	if (!envelope) throw new HttpError("body", "the answer is not a body with code, msg and data", raw.status);
	return readHandled(envelope, raw, ports);
}
