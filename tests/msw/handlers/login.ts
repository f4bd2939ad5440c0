import type { UserInfo } from "../../../schemas/types.gen.ts";
import { invalid, Refusal, tooMany } from "../refusal.ts";
import type { PortalState } from "../state.ts";
import type { Handler } from "./handler.ts";

const EXPIRES_IN = 300;
const RESEND_AFTER = 60;
const ATTEMPTS = 5;

const masked = (mobile: string) => `${mobile.slice(0, 3)}****${mobile.slice(7)}`;

export const loginMobileVerifyCode: Handler<"loginMobileVerifyCode"> = ({ mobile }, { state }) => {
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

function userOf(mobile: string, state: PortalState): UserInfo {
	const id = `user-${mobile}`;
	const known = state.users.get(id);
	if (known) return known;
	const nickname = `Citizen ${mobile.slice(7)}`;
	const user: UserInfo = { id, mobile: masked(mobile), nickname, avatar: null, roles: [] };
	state.users.set(id, user);
	const created_at = new Date(state.now()).toISOString();
	state.profiles.set(id, { locale: null, keep_drafts: true, created_at });
	return user;
}

export const loginMobileLogin: Handler<"loginMobileLogin"> = ({ mobile, code }, { state }) => {
	takeCode(mobile, code, state);
	const token = crypto.randomUUID();
	const user_info = userOf(mobile, state);
	const at = new Date(state.now()).toISOString();
	state.sessions.set(token, user_info);
	state.devices.set(token, { id: crypto.randomUUID(), device: "", created_at: at, last_seen_at: at });
	return { token, user_info };
};

export const userLogCreateLog: Handler<"userLogCreateLog"> = ({ events }, { state }) => {
	state.log.push(...events);
	return null;
};
