import { createTransport } from "nodemailer";
import type { MailSettings } from "../notifications/notification-settings.ts";

/** A mail of plain text. `id` is the same for each attempt to send it. */
export type Mail = { to: string; subject: string; text: string; locale: string; id: string };

/** Sends mails. Rejects when the mail server did not take one. */
export type Mailer = { send(mail: Mail): Promise<void> };

/** No mail server may hold a job for longer. */
const TIMEOUT_MS = 15_000;

const domainOf = (from: string) => /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? "localhost";

/** Sends mails by a mail server. They say that a machine wrote them, so that no absence note comes back (RFC 3834). */
export function smtpMailer({ url, from }: MailSettings): Mailer {
	const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
	const transport = createTransport({ url, ...timeouts });
	return {
		async send({ to, subject, text, locale, id }) {
			await transport.sendMail({
				from,
				to,
				subject,
				text,
				messageId: `<${id}@${domainOf(from)}>`,
				headers: { "Auto-Submitted": "auto-generated", "Content-Language": locale },
				disableFileAccess: true,
				disableUrlAccess: true,
			});
		},
	};
}
