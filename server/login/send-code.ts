import { logFailure } from "../log/failure-log.ts";
import { lockCodes, secondsUntilResend, storeCode, withdrawCode } from "../repositories/people/login-code.ts";
import { isKnownPlace } from "../repositories/people/login-place.ts";
import type { Services } from "../services.ts";
import { smsAlarm, smsUse, takeSms } from "../sms/budget.ts";
import { Refusal, tooMany } from "../wire/refusal.ts";
import { macOf, newCode } from "./code.ts";
import { limit, secondsOver } from "./limits.ts";
import { loginPlaceOf } from "./place.ts";

const JUST_SENT = "A code was just sent. A new one can be sent in {seconds} seconds.";
const TOO_MANY_CODES =
	"Too many codes were sent to this number. A new one can be sent in {minutes} min. Until then enter the one that came last.";
const NONE_LEFT = "No codes can be sent just now. Please try again in {minutes} min.";

const alarm = smsAlarm();

/** Who requests a code, by number and network, and whether the number has logged in from that network before. */
type Requesting = { mobile: string; network: string; known: boolean };

/** Throws 429 where too much was sent. A place where the number has logged in has a count of its own, which no stranger uses up. */
async function countCode(
	counting: Pick<Services, "db" | "settings" | "secret">,
	{ mobile, network, known }: Requesting,
) {
	const who = known ? `${mobile}:${network}` : mobile;
	if (!known) await limit(counting, "codesByPlace", `${mobile}:${network}`, TOO_MANY_CODES);
	await limit(counting, "codesByMobile", who, TOO_MANY_CODES);
	if ((await secondsOver(counting, "codesByMobileAndDay", who)) > 0)
		await limit(counting, "lateCodesByMobile", who, TOO_MANY_CODES);
	const wait = await takeSms(counting, known ? "knownCode" : "code");
	if (wait > 0) throw tooMany(wait, NONE_LEFT);
}

/** Stores a new code and returns it, all limits checked before; what is refused changes nothing. */
async function makeCode(
	{ db, secret, settings }: Services,
	requesting: Requesting,
): Promise<{ code: string; mac: Buffer }> {
	const { mobile, network, known } = requesting;
	const request = { mobile, place: loginPlaceOf(secret, mobile, network), known };
	return db.transaction().execute(async (transaction) => {
		await lockCodes(transaction, mobile);
		const wait = await secondsUntilResend(transaction, request);
		if (wait > 0) throw tooMany(wait, JUST_SENT);
		await countCode({ db: transaction, settings, secret }, requesting);
		const code = newCode();
		const mac = macOf(secret, mobile, code);
		await storeCode(transaction, request, mac);
		return { code, mac };
	});
}

/** Sends a code to a number for whoever asks from a network. Throws a Refusal where there were too many, or it could not be sent. */
export async function sendCode(services: Services, mobile: string, network: string): Promise<void> {
	const { db, secret, sms } = services;
	const known = await isKnownPlace(db, mobile, loginPlaceOf(secret, mobile, network));
	try {
		const { code, mac } = await makeCode(services, { mobile, network, known });
		await sms.send(mobile, code).catch(async (error: unknown) => {
			await withdrawCode(db, mobile, mac);
			logFailure("A code could not be sent.", error);
			throw new Refusal(500, "The code could not be sent. Please try again.");
		});
	} finally {
		alarm(await smsUse(services));
	}
}
