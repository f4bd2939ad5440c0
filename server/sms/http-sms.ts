import { handToProvider, SMS_TIMEOUT_MS } from "./hand-over.ts";
import type { SmsProvider } from "./provider.ts";

/** Where short messages are handed over in Portico's own form, and the token that is sent along, if any. */
export type HttpSmsSettings = { provider: "portico"; url: string; token: string | null };

/** Hands short messages over by HTTP: a POST of `{"to", "code"}` or `{"to", "text"}` in JSON. */
export function httpSms({ url, token }: HttpSmsSettings, timeoutMs = SMS_TIMEOUT_MS): SmsProvider {
	const headers = { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) };
	const hand = (message: { to: string; code: string } | { to: string; text: string }) =>
		handToProvider({ url, headers, body: JSON.stringify(message) }, undefined, timeoutMs);
	return { send: (to, code) => hand({ to, code }), sendText: (to, text) => hand({ to, text }) };
}
