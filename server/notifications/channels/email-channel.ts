import { isObject } from "../../../schemas/json/json.ts";
import type { Services } from "../../services.ts";
import { deliveryWords } from "../case-words.ts";
import { type Channel, DeliveryFailure, NoRecipient } from "./channel.ts";

/** What a mail server answers to the recipient, or to the mail: it will not take it later either. */
const isFinal = (code: number, command: unknown) => code >= 500 && (command === "RCPT TO" || command === "DATA");

/** Why a mail was not sent, without what the mail server says: it may quote the address. */
function mailFailure(error: unknown): DeliveryFailure {
	const { responseCode, command, code }: Partial<Record<string, unknown>> = isObject(error) ? error : {};
	if (typeof responseCode === "number")
		return new DeliveryFailure(`SMTP ${responseCode}`, { final: isFinal(responseCode, command) });
	return new DeliveryFailure(typeof code === "string" ? `mail server: ${code}` : "mail server: failed");
}

/** Mails to the address that somebody has shown to be theirs. */
export const emailChannel = ({ db, settings, mailer }: Services): Channel | null =>
	mailer && {
		waits: false,
		together: 4,
		async send(delivery) {
			if (delivery.email === null) throw new NoRecipient();
			const words = await deliveryWords(db, settings, delivery, "email");
			await mailer.send({ ...words, to: delivery.email, id: delivery.id }).catch((error: unknown) => {
				throw mailFailure(error);
			});
		},
	};
