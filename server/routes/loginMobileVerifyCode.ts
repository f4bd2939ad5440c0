import { limit } from "../login/limits.ts";
import { sendCode } from "../login/send-code.ts";
import { CODE_SECONDS, RESEND_SECONDS } from "../repositories/people/login-code.ts";
import type { Route } from "./route.ts";

/** Sends a code; a second one only after a minute. */
export const loginMobileVerifyCode: Route<"loginMobileVerifyCode"> = async ({ mobile }, { caller, services }) => {
	await limit(services, "codesByIp", caller.ip);
	await sendCode(services, mobile, caller.ip);
	return { expires_in: CODE_SECONDS, resend_after: RESEND_SECONDS };
};
