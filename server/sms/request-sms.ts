import { valueAt } from "../../schemas/json/pointer.ts";
import { codeIn } from "./code-text.ts";
import { handToProvider, type IsTaken } from "./hand-over.ts";
import type { SmsProvider } from "./provider.ts";

/**
 * A request in whatever form a provider takes: `{to}` and `{text}` in the body stand for number and words, escaped as its
 * content type needs it, `{token}` in a header for the secret. `success` says what the response holds where it was taken.
 */
export type RequestShape = {
	headers: Readonly<Record<string, string>>;
	body: string;
	success: { pointer: string; value: string | number | boolean } | null;
};

export type RequestSmsSettings = {
	provider: "request";
	url: string;
	token: string | null;
	codeText: string;
	request: RequestShape;
};

const insideJson = (text: string) => JSON.stringify(text).slice(1, -1);

/** How a value is written into a body of such headers: within quotes of JSON, or as a form's value. */
function escapeFor(headers: RequestShape["headers"]): (text: string) => string {
	const type = new Headers(headers).get("content-type") ?? "";
	return type.includes("json") ? insideJson : encodeURIComponent;
}

const filled = (template: string, values: Readonly<Record<string, string>>, escaped: (text: string) => string) =>
	template.replace(/\{(\w+)\}/g, (whole, name: string) =>
		Object.hasOwn(values, name) ? escaped(values[name] ?? "") : whole,
	);

const takenBy =
	(success: RequestShape["success"]): IsTaken =>
	async (response) => {
		if (!success) {
			await response.body?.cancel();
			return response.ok;
		}
		return response.ok && valueAt(await response.json(), success.pointer) === success.value;
	};

/** Hands short messages over by a request that the operator has described. */
export function requestSms({ url, token, codeText, request }: RequestSmsSettings): SmsProvider {
	const secret = { token: token ?? "" };
	const headers = Object.fromEntries(
		Object.entries(request.headers).map(([name, value]) => [name, filled(value, secret, (text) => text)]),
	);
	const sendText = (to: string, text: string) =>
		handToProvider(
			{ url, headers, body: filled(request.body, { to, text }, escapeFor(headers)) },
			takenBy(request.success),
		);
	return { sendText, send: (to, code) => sendText(to, codeIn(codeText, code)) };
}
