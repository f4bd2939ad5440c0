import type { ServerText } from "../../schemas/server-texts.ts";
import type { Db } from "../database/connection.ts";
import { consumeCode, countCodeAttempt, findCodes, hasCode } from "../repositories/people/login-code.ts";
import { isKnownPlace, rememberPlace } from "../repositories/people/login-place.ts";
import type { Services } from "../services.ts";
import { macOf, sameMac } from "./code.ts";
import { secondsOver, takeBack } from "./limits.ts";
import { loginPlaceOf } from "./place.ts";

/** A guess at the code of a number, from a network. */
type Guess = { mobile: string; code: string; network: string };

/** The limits on guesses at codes that another place has requested, with whom each counts. */
const strangersLimits = ({ mobile, network }: Guess, known: boolean) =>
	known
		? ([["knownGuessesByPlace", `${mobile}:${network}`]] as const)
		: ([
				["strangersGuessesByPlace", `${mobile}:${network}`],
				["strangersGuessesByMobile", mobile],
			] as const);

/** Takes a guess at the codes that others requested, where there is one left. `takeBack` undoes it: it was no wrong one. */
async function takeStrangersGuess(services: Services, guess: Guess, known: boolean) {
	for (const [what, who] of strangersLimits(guess, known))
		if ((await secondsOver(services, what, who)) > 0) return null;
	return {
		async takeBack() {
			for (const [what, who] of strangersLimits(guess, known)) await takeBack(services, what, who);
		},
	};
}

const TOO_MANY = "Too many wrong codes. Please ask for a new one.";
const EXPIRED = "This code has expired. Please ask for a new one.";
const WRONG = "This code is wrong. Please check it.";

/** Why there is nothing to try a guess on: another request may have used the code meanwhile. */
const noneLeft = async (db: Db, mobile: string) => ((await hasCode(db, mobile)) ? TOO_MANY : EXPIRED);

/**
 * Checks a code and uses it up; returns what is wrong with it, or null. Guesses are taken before they are compared, so that
 * parallel ones don't get more. What a place requested itself it can try whatever strangers did before.
 */
export async function checkCode(services: Services, guess: Guess): Promise<ServerText | null> {
	const { db, secret } = services;
	const { mobile, code, network } = guess;
	const place = loginPlaceOf(secret, mobile, network);
	const mac = macOf(secret, mobile, code);
	const { own, others } = await findCodes(db, mobile, place);
	if (own.length + others.length === 0) return EXPIRED;
	const use = async () => {
		if (!(await consumeCode(db, mobile, mac))) return EXPIRED;
		await rememberPlace(db, mobile, place);
		return null;
	};
	const tried = own.length > 0 ? await countCodeAttempt(db, mobile, place) : [];
	if (tried.some((stored) => sameMac(stored, mac))) return use();
	const known = others.length > 0 && (await isKnownPlace(db, mobile, place));
	const taken = others.length > 0 && (await takeStrangersGuess(services, guess, known));
	if (!taken) return tried.length > 0 ? WRONG : noneLeft(db, mobile);
	if (!others.some((stored) => sameMac(stored, mac))) return WRONG;
	await taken.takeBack();
	return use();
}
