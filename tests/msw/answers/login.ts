import { invalid, Refusal, tooMany } from "../refusal.ts";
import type { PortalState } from "../state.ts";
import type { Answer } from "./answer.ts";

const EXPIRES_IN = 300;
const RESEND_AFTER = 60;
const ATTEMPTS = 5;

const masked = (mobile: string) => `${mobile.slice(0, 3)}****${mobile.slice(7)}`;

export const loginMobileVerifyCode: Answer<"loginMobileVerifyCode"> = ({ mobile }, { state }) => {
	const sent = state.codes.get(mobile);
	const wait = sent ? untilResend(sent.sent_at, state) : 0;
	if (wait > 0) throw tooMany(wait);
	const code = String(100_000 + Math.floor(Math.random() * 900_000));
	state.codes.set(mobile, { code, sent_at: state.now(), attempts: 0 });
	return { expires_in: EXPIRES_IN, resend_after: RESEND_AFTER };
};

/** Seconds until another code may be sent. */
const untilResend = (sent_at: number, state: PortalState) =>
	Math.max(0, Math.ceil(RESEND_AFTER - (state.now() - sent_at) / 1000));

function takeCode(mobile: string, code: string, state: PortalState): void {
	const sent = state.codes.get(mobile);
	if (!sent || state.now() - sent.sent_at > EXPIRES_IN * 1000) {
		throw invalid({ pointer: "/code", message: "has expired" });
	}
	sent.attempts += 1;
	if (sent.attempts > ATTEMPTS) {
		const errors = [{ pointer: "/code", message: "was tried too often" }];
		throw new Refusal(429, { errors, retry_after: untilResend(sent.sent_at, state) });
	}
	if (sent.code !== code) throw invalid({ pointer: "/code", message: "is wrong" });
	state.codes.delete(mobile);
}

export const loginMobileLogin: Answer<"loginMobileLogin"> = ({ mobile, code }, { state }) => {
	takeCode(mobile, code, state);
	const token = crypto.randomUUID();
	const user_info = {
		id: `user-${mobile}`,
		mobile: masked(mobile),
		nickname: `Citizen ${mobile.slice(7)}`,
		avatar: null,
		roles: [],
	};
	state.sessions.set(token, user_info);
	return { token, user_info };
};

export const userLogCreateLog: Answer<"userLogCreateLog"> = ({ events }, { state }) => {
	state.log.push(...events);
	return null;
};
