import type { ServerText } from "../../schemas/server-texts.ts";
import { record } from "../audit/record.ts";
import { checkCode } from "../login/check-code.ts";
import { describeDevice } from "../login/device.ts";
import { limit } from "../login/limits.ts";
import { loginPlaceOf } from "../login/place.ts";
import { startSession } from "../people/start-session.ts";
import { isStaff } from "../policies/rights.ts";
import { secondsUntilResend } from "../repositories/people/login-code.ts";
import { isKnownPlace } from "../repositories/people/login-place.ts";
import { findOrCreateUser, findUserBy } from "../repositories/people/user.ts";
import type { Services } from "../services.ts";
import { Refusal } from "../wire/refusal.ts";
import type { Route, RouteContext } from "./route.ts";

async function secondsToWait({ db, secret }: Services, mobile: string, network: string): Promise<number> {
	const place = loginPlaceOf(secret, mobile, network);
	const wait = await secondsUntilResend(db, { mobile, place, known: await isKnownPlace(db, mobile, place) });
	return Math.max(wait, 1);
}

async function refusalFor(text: ServerText, mobile: string, { services, caller }: RouteContext): Promise<Refusal> {
	const errors = [{ pointer: "/code", message: text }];
	if (text !== "Too many wrong codes. Please ask for a new one.") return new Refusal(422, text, { data: { errors } });
	return new Refusal(429, text, { data: { errors, retry_after: await secondsToWait(services, mobile, caller.ip) } });
}

/** Records that somebody tried a wrong code for the number of somebody of the staff. */
async function recordRefused({ db }: Services, mobile: string, from: string): Promise<void> {
	const user = await findUserBy(db, "mobile", mobile);
	if (!user || !isStaff(user)) return;
	const object = { kind: "account", id: user.id } as const;
	await record(db, { actor: null, from, action: "session.refused", object, detail: { by: "code" } });
}

/** Logs in; a mobile number seen for the first time becomes a user. */
export const loginMobileLogin: Route<"loginMobileLogin"> = async ({ mobile, code }, context) => {
	const { caller, services, request } = context;
	await limit(services, "loginsByIp", caller.ip);
	const wrong = await checkCode(services, { mobile, code, network: caller.ip });
	if (wrong) {
		await recordRefused(services, mobile, caller.ip);
		throw await refusalFor(wrong, mobile, context);
	}
	const user = await findOrCreateUser(services.db, mobile);
	const device = describeDevice(request.headers["user-agent"]);
	return startSession(services, user, { method: "code", from: caller.ip, device });
};
