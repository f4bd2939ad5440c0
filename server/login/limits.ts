import { countHit, type RateLimit } from "../repositories/rate-window.ts";
import type { Services } from "../services.ts";
import { tooMany } from "../wire/refusal.ts";
import type { ServerText } from "../wire/texts.ts";

const HOUR = 3600;
const DAY = 24 * HOUR;

/** How often what may be done; by IP address generous, because offices and phone networks share addresses. */
export const LIMITS = {
	codesByIp: { seconds: HOUR, max: 100 },
	codesByMobile: { seconds: DAY, max: 10 },
	loginsByIp: { seconds: HOUR, max: 300 },
	casesByIp: { seconds: HOUR, max: 200 },
	tracksByIp: { seconds: HOUR, max: 120 },
	tracksByNumber: { seconds: HOUR, max: 20 },
	exportsByUser: { seconds: HOUR, max: 20 },
	uploadsByIp: { seconds: HOUR, max: 600 },
	logsByIp: { seconds: HOUR, max: 3600 },
} satisfies Record<string, RateLimit>;

/** Counts one more of `what` by `who`; throws 429 beyond the limit, in the words given. */
export async function limit(
	{ db, settings }: Services,
	what: keyof typeof LIMITS,
	who: string,
	text?: ServerText,
): Promise<void> {
	const { seconds, max } = LIMITS[what];
	const wait = await countHit(db, `${what}:${who}`, { seconds, max: Math.ceil(max * settings.rateFactor) });
	if (wait > 0) throw tooMany(wait, text);
}
