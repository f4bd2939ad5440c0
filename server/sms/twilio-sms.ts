import { codeIn } from "./code-text.ts";
import { handToProvider } from "./hand-over.ts";
import type { SmsProvider } from "./provider.ts";

/** An account at Twilio, or at who speaks its API, and the number or messaging service that messages come from. */
export type TwilioSettings = {
	provider: "twilio";
	url: string;
	account: string;
	token: string;
	from: string;
	/** Goes before a number, such as +86: Twilio takes whole ones (E.164). */
	country: string;
	codeText: string;
};

/** Hands short messages over as Twilio takes them: https://www.twilio.com/docs/messaging/api/message-resource. */
export function twilioSms({ url, account, token, from, country, codeText }: TwilioSettings): SmsProvider {
	const sender = from.startsWith("MG") ? "MessagingServiceSid" : "From";
	const headers = { Authorization: `Basic ${Buffer.from(`${account}:${token}`).toString("base64")}` };
	const address = `${url.replace(/\/$/, "")}/2010-04-01/Accounts/${account}/Messages.json`;
	const sendText = (to: string, text: string) =>
		handToProvider({
			url: address,
			headers,
			body: new URLSearchParams({ To: country + to, [sender]: from, Body: text }),
		});
	return { sendText, send: (to, code) => sendText(to, codeIn(codeText, code)) };
}
