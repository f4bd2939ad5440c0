import { macOf, newCode } from "../login/code.ts";
import { limit } from "../login/limits.ts";
import { CODE_SECONDS, RESEND_SECONDS, storeCode, withdrawCode } from "../repositories/login-code.ts";
import { Refusal, tooMany } from "../wire/refusal.ts";
import type { Route } from "./route.ts";

const TOO_MANY_CODES = "Too many codes were sent to this number today. A new one can be sent in {hours} h.";

/** Sends a code; a second one only after a minute. */
export const loginMobileVerifyCode: Route<"loginMobileVerifyCode"> = async (
	{ mobile },
	{ caller, services, request },
) => {
	const { db, secret, sms } = services;
	await limit(services, "codesByIp", caller.ip);
	const code = newCode();
	const wait = await storeCode(db, mobile, macOf(secret, mobile, code));
	if (wait > 0) throw tooMany(wait, "A code was just sent. A new one can be sent in {seconds} seconds.");
	try {
		await limit(services, "codesByMobile", mobile, TOO_MANY_CODES);
		await sms.send(mobile, code);
	} catch (error) {
		await withdrawCode(db, mobile);
		if (error instanceof Refusal) throw error;
		request.log.error(error);
		throw new Refusal(500, "The code could not be sent. Please try again.");
	}
	return { expires_in: CODE_SECONDS, resend_after: RESEND_SECONDS };
};
