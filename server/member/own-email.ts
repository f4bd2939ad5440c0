import { randomUUID } from "node:crypto";
import type { ServerText } from "../../schemas/server-texts.ts";
import { logFailure } from "../log/failure-log.ts";
import { macOf, newCode, sameMac } from "../login/code.ts";
import { limit } from "../login/limits.ts";
import { notificationWords } from "../notifications/notification-words.ts";
import {
	confirmEmail,
	EMAIL_CODE_MINUTES,
	savePendingEmail,
	takeEmailGuess,
} from "../repositories/people/email-address.ts";
import type { Services } from "../services.ts";
import { absent, invalid, Refusal } from "../wire/refusal.ts";

const TOO_MANY = "Too many requests. Please try again in {seconds} seconds.";

/** A code counts for one person and one address. */
const ofAddress = (userId: string, address: string) => `email:${userId}:${address}`;

/** Sends a code to an address, to find out whether it is the person's own. Throws 404, 429 or 500. */
export async function sendEmailCode(
	services: Services,
	{ id, locale }: { id: string; locale: string | null },
	address: string,
): Promise<void> {
	const { db, secret, mailer } = services;
	if (!mailer) throw absent();
	await limit(services, "emailCodesByUser", id, TOO_MANY);
	await limit(services, "emailCodesByAddress", address.toLowerCase(), TOO_MANY);
	const code = newCode();
	const values = { code, minutes: EMAIL_CODE_MINUTES };
	const words = await notificationWords(db, { event: "email_code", channel: "email" }, { locale, values });
	if (!words) throw absent();
	await savePendingEmail(db, id, address, macOf(secret, ofAddress(id, address), code));
	await mailer.send({ ...words, to: address, id: randomUUID() }).catch(() => {
		// What the mail server says may quote the address.
		logFailure("A code could not be sent by e-mail.");
		throw new Refusal(500, "The code could not be sent. Please try again.");
	});
}

/** Takes the address that a code was sent to. Throws 422 for a wrong code, or one that is over. */
export async function confirmEmailOf({ db, secret }: Services, userId: string, code: string): Promise<void> {
	const guess = await takeEmailGuess(db, userId);
	const refused = (text: ServerText) => invalid([{ pointer: "/code", message: text }], text);
	if (!guess) throw refused("This code has expired. Please ask for a new one.");
	const expected = macOf(secret, ofAddress(userId, guess.pending), code);
	if (!sameMac(guess.code_mac, expected)) throw refused("This code is wrong. Please check it.");
	await confirmEmail(db, userId, guess.pending);
}
