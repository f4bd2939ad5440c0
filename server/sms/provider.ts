import { aliyunSms } from "./aliyun-sms.ts";
import { httpSms } from "./http-sms.ts";
import { requestSms } from "./request-sms.ts";
import type { SmsSettings } from "./sms-settings.ts";
import { twilioSms } from "./twilio-sms.ts";

/** What a message is about, by name: number, state, portal, link. */
export type SmsValues = Readonly<Record<string, string | number>>;

/** Sends short messages. Rejects when the message could not be handed over. */
export type SmsProvider = {
	send(mobile: string, code: string): Promise<void>;
	/** Sends words instead of a code; `values` are those that the words name, for a provider that has the words itself. */
	sendText(mobile: string, text: string, values?: SmsValues): Promise<void>;
};

/** Prints codes instead of sending them, one line each: for development and tests. */
const consoleSms: SmsProvider = {
	async send(mobile, code) {
		process.stdout.write(`[sms] ${mobile} ${code}\n`);
	},
	async sendText(mobile, text) {
		process.stdout.write(`[sms-notice] ${mobile} ${text}\n`);
	},
};

/** The provider that the settings name; without one codes are printed, which a production refuses (server/production-demands.ts). */
export function smsProvider(settings: SmsSettings | null): SmsProvider {
	switch (settings?.provider) {
		case undefined:
			return consoleSms;
		case "portico":
			return httpSms(settings);
		case "request":
			return requestSms(settings);
		case "twilio":
			return twilioSms(settings);
		case "aliyun":
			return aliyunSms(settings);
	}
}
