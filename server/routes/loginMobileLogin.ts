import type { ServerText } from "../../schemas/server-texts.ts";
import { record } from "../audit/record.ts";
import type { UserRow } from "../database/tables.ts";
import { checkCode } from "../login/check-code.ts";
import { describeDevice } from "../login/device.ts";
import { limit } from "../login/limits.ts";
import { loginPlaceOf } from "../login/place.ts";
import { isStaff } from "../policies/rights.ts";
import { secondsUntilResend } from "../repositories/login-code.ts";
import { isKnownPlace } from "../repositories/login-place.ts";
import { insertSession } from "../repositories/session.ts";
import { findOrCreateUser, publicUser } from "../repositories/user.ts";
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

/** Opens a session; that of staff is recorded. */
async function startSession({ caller, services, request }: RouteContext, user: UserRow): Promise<string> {
	const device = describeDevice(request.headers["user-agent"]);
	return services.db.transaction().execute(async (transaction) => {
		const token = await insertSession(transaction, user.id, device, services.settings.sessions);
		const event = { action: "session.started", object: { kind: "account", id: user.id }, detail: { device } } as const;
		if (isStaff(user)) await record(transaction, { actor: user, from: caller.ip, ...event });
		return token;
	});
}

/** Logs in; a mobile number seen for the first time becomes a user. */
export const loginMobileLogin: Route<"loginMobileLogin"> = async ({ mobile, code }, context) => {
	const { caller, services } = context;
	await limit(services, "loginsByIp", caller.ip);
	const wrong = await checkCode(services, { mobile, code, network: caller.ip });
	if (wrong) throw await refusalFor(wrong, mobile, context);
	const user = await findOrCreateUser(services.db, mobile);
	return { token: await startSession(context, user), user_info: publicUser(user) };
};
