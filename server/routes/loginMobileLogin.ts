import { macOf, sameMac } from "../login/code.ts";
import { describeDevice } from "../login/device.ts";
import { limit } from "../login/limits.ts";
import { codeLives, consumeCode, secondsUntilResend, takeAttempt } from "../repositories/login-code.ts";
import { createSession } from "../repositories/session.ts";
import { findOrCreateUser, publicUser } from "../repositories/user.ts";
import type { Services } from "../services.ts";
import { Refusal } from "../wire/refusal.ts";
import { type ServerText, say } from "../wire/texts.ts";
import type { Route } from "./route.ts";

/** Checks a code and uses it up; returns what is wrong with it, or null. */
async function checkCode({ db, secret }: Services, mobile: string, code: string): Promise<ServerText | null> {
	const stored = await takeAttempt(db, mobile);
	if (!stored) {
		return (await codeLives(db, mobile))
			? "Too many wrong codes. Please ask for a new one."
			: "This code has expired. Please ask for a new one.";
	}
	if (!sameMac(stored, macOf(secret, mobile, code))) return "This code is wrong. Please check it.";
	return (await consumeCode(db, mobile, stored)) ? null : "This code has expired. Please ask for a new one.";
}

async function refusalFor(
	services: Services,
	text: ServerText,
	mobile: string,
	language: string | undefined,
): Promise<Refusal> {
	const errors = [{ pointer: "/code", message: say(text, language) }];
	if (text !== "Too many wrong codes. Please ask for a new one.") return new Refusal(422, text, { data: { errors } });
	return new Refusal(429, text, { data: { errors, retry_after: await secondsUntilResend(services.db, mobile) } });
}

/** Logs in; a mobile number seen for the first time becomes a user. */
export const loginMobileLogin: Route<"loginMobileLogin"> = async ({ mobile, code }, { caller, services, request }) => {
	await limit(services, "loginsByIp", caller.ip);
	const wrong = await checkCode(services, mobile, code);
	if (wrong) throw await refusalFor(services, wrong, mobile, request.headers["accept-language"]);
	const user = await findOrCreateUser(services.db, mobile);
	const device = describeDevice(request.headers["user-agent"]);
	return { token: await createSession(services.db, user.id, device), user_info: publicUser(user) };
};
