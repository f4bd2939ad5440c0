import type { ServerText } from "../../schemas/server-texts.ts";
import { countHit, type RateLimit, takeBackHit } from "../repositories/settings/rate-window.ts";
import type { Services } from "../services.ts";
import { tooMany } from "../wire/refusal.ts";
import { macOf } from "./code.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How often what may be done; by IP address generous, because offices and phone networks share addresses. What staff do is counted
 * by person (`countedAs`). How those of codes hang together is calculated in docs/decisions/0042.
 */
export const LOGIN_LIMITS = {
	codesByIp: { seconds: HOUR, max: 100 },
	/** To a number, for one place of those where it has never logged in. */
	codesByPlace: { seconds: HOUR, max: 3 },
	/** To a number, for all of those places together, and for each where it has logged in. */
	codesByMobile: { seconds: HOUR, max: 5 },
	codesByMobileAndDay: { seconds: DAY, max: 20 },
	/** Beyond those of the day. */
	lateCodesByMobile: { seconds: HOUR, max: 1 },
	/** Guesses at codes that somebody else has requested, by number and address, and by number. */
	strangersGuessesByPlace: { seconds: 10 * MINUTE, max: 5 },
	strangersGuessesByMobile: { seconds: DAY, max: 20 },
	/** The same of a place where the number has logged in. */
	knownGuessesByPlace: { seconds: DAY, max: 20 },
	loginsByIp: { seconds: HOUR, max: 300 },
	attemptsByIp: { seconds: HOUR, max: 1000 },
	casesByIp: { seconds: HOUR, max: 200 },
	/** Wrong numbers and codes only. */
	wrongTracksByIp: { seconds: HOUR, max: 120 },
	wrongTracksByNumberAndIp: { seconds: HOUR, max: 20 },
	/** What comes by one link from outside. */
	outsideAnswersByLink: { seconds: DAY, max: 50 },
	outsidePagesByIp: { seconds: HOUR, max: 600 },
	dataRequestsByUser: { seconds: DAY, max: 20 },
	dataLinksByIp: { seconds: HOUR, max: 200 },
	exportsByUser: { seconds: HOUR, max: 20 },
	uploadsByIp: { seconds: HOUR, max: 600 },
	emailCodesByUser: { seconds: HOUR, max: 5 },
	/** Whoever asks for them: nobody is to be flooded with codes. */
	emailCodesByAddress: { seconds: HOUR, max: 5 },
	logsByIp: { seconds: HOUR, max: 3600 },
} satisfies Record<string, RateLimit>;

type LimitName = keyof typeof LOGIN_LIMITS;

/** What limits are counted with. */
type Counting = Pick<Services, "db" | "settings" | "secret">;

/** What is counted of who files: their address must stand in no row, as it would beside their case by its time. */
const UNNAMED: ReadonlySet<LimitName> = new Set(["casesByIp", "uploadsByIp", "emailCodesByAddress"]);

const keyOf = (secret: Buffer, what: LimitName, who: string) =>
	`${what}:${UNNAMED.has(what) ? macOf(secret, what, who).toString("base64url") : who}`;

/** Counts one more of `what` by `who`; returns the seconds until there may be more, 0 within the limit. */
export function secondsOver({ db, secret, settings }: Counting, what: LimitName, who: string): Promise<number> {
	const { seconds, max } = LOGIN_LIMITS[what];
	return countHit(db, keyOf(secret, what, who), { seconds, max: Math.ceil(max * settings.rateFactor) });
}

/** Counts one more of `what` by `who`; throws 429 beyond the limit, in the words given. */
export async function limit(counting: Counting, what: LimitName, who: string, text?: ServerText): Promise<void> {
	const wait = await secondsOver(counting, what, who);
	if (wait > 0) throw tooMany(wait, text);
}

/** Counts one of `what` by `who` less: what was counted beforehand turned out not to be meant. */
export const takeBack = ({ db, secret }: Omit<Counting, "settings">, what: LimitName, who: string): Promise<void> =>
	takeBackHit(db, keyOf(secret, what, who), LOGIN_LIMITS[what].seconds);
