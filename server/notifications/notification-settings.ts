import { type WebhookSettings, webhooksFrom } from "../webhooks/webhook-settings.ts";

/** A mail server, as `smtp://user:password@host:587`, and from whom mails come. */
export type MailSettings = { url: string; from: string };

/** How people and systems outside are told of cases. */
export type NotificationSettings = {
	/** Null sends no mail. */
	mail: MailSettings | null;
	webhooks: readonly WebhookSettings[];
	/** Whether webhooks may be at addresses that are not public, and without https: for systems in the same network. */
	privateWebhooks: boolean;
};

/** Never shown in an error: it has a password in it. */
function mailOf({ PORTICO_SMTP_URL: url, PORTICO_MAIL_FROM: from }: NodeJS.ProcessEnv): MailSettings | null {
	if (!url) return null;
	const { protocol, hostname } = URL.parse(url) ?? {};
	if (!/^smtps?:$/.test(protocol ?? "") || !hostname)
		throw new Error("PORTICO_SMTP_URL should be the address of a mail server: smtp://user:password@host:587.");
	if (!from || !/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/.test(from))
		throw new Error(
			`PORTICO_MAIL_FROM should be the address that mails come from, such as "City <portal@example.org>", not "${from ?? ""}".`,
		);
	return { url, from };
}

/** Reads from environment variables how people and systems outside are told of cases. Throws on a value that makes no sense. */
export function notificationSettingsFrom(env: NodeJS.ProcessEnv): NotificationSettings {
	const privateWebhooks = env.PORTICO_WEBHOOKS_PRIVATE === "1";
	return {
		mail: mailOf(env),
		webhooks: webhooksFrom(env.PORTICO_WEBHOOKS, privateWebhooks),
		privateWebhooks,
	};
}
