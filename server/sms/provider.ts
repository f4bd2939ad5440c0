import type { Settings } from "../settings.ts";

/** Sends short messages. Rejects when the message could not be handed over. */
export type SmsProvider = {
	send(mobile: string, code: string): Promise<void>;
	/** Sends words instead of a code. */
	sendText(mobile: string, text: string): Promise<void>;
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

const refuse = async () => {
	throw new Error("No SMS provider is configured; the console provider is refused in production.");
};

const unconfigured: SmsProvider = { send: refuse, sendText: refuse };

/** The provider that the settings ask for. In production codes are never printed. */
export const smsProvider = ({ production }: Pick<Settings, "production">): SmsProvider =>
	production ? unconfigured : consoleSms;
