import type { SmsProvider } from "./provider.ts";

/** Where short messages are handed over, and the token that is sent along, if any. */
export type HttpSmsSettings = { url: string; token: string | null };

/** A citizen waits for the code meanwhile. */
const TIMEOUT_MS = 5_000;

/**
 * Hands short messages over by HTTP: a POST of `{"to", "code"}` or `{"to", "text"}` in JSON. Any 2xx is a success; everything
 * else, and silence, is not. What the other side answers is not repeated in errors: it may quote the number.
 */
export function httpSms({ url, token }: HttpSmsSettings, timeoutMs = TIMEOUT_MS): SmsProvider {
	async function hand(message: { to: string; code: string } | { to: string; text: string }): Promise<void> {
		const response = await fetch(url, {
			method: "POST",
			headers: { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) },
			body: JSON.stringify(message),
			signal: AbortSignal.timeout(timeoutMs),
		}).catch((error: unknown) => {
			const why =
				error instanceof Error && error.name === "TimeoutError" ? "did not respond in time" : "could not be reached";
			throw new Error(`The SMS provider ${why}.`);
		});
		await response.body?.cancel();
		if (!response.ok) throw new Error(`The SMS provider answered ${response.status}.`);
	}
	return { send: (to, code) => hand({ to, code }), sendText: (to, text) => hand({ to, text }) };
}
