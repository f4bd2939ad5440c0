import { CASES, EVERY_PAGE, releaseKey } from "../repositories/releases/purge-note.ts";
import type { Settings } from "../settings.ts";

/** What a page's document was made of: of which release, and of which responses; null where the browser is to ask for them. */
export type PageMakings = { release: string; operations: readonly string[] | null };

/** Seconds for which shared caches keep a page that nobody tells them to forget, and one that they are told of. */
const UNPURGED_SECONDS = 2;
const PURGED_SECONDS = 300;

/** Seconds for which they may still give it to others while they fetch it anew. */
const STALE_SECONDS = 3;

/** Seconds for which they may give it while no server responds. */
const AWAY_SECONDS = 86_400;

/** Responses that change with what no note is written of: with each case that is filed, and each word that is searched for. */
const UNPURGED = new Set(["messagesGetStatistics", "searchGetAll"]);

const SHOWS_CASES = /^message/;

/** Headers of a document that only its reader's browser keeps, and asks for anew each time. */
const NOT_SHARED = { "Cache-Control": "no-cache" };

/**
 * What shared caches, a CDN's or a proxy's, may do with a page's document. Browsers ask for it each time. Where caches are told
 * what to forget they keep it for minutes, with the keys by which they are told.
 */
export function sharedCaching(makings: PageMakings | null, { purge }: Pick<Settings, "purge">): Record<string, string> {
	if (!makings) return NOT_SHARED;
	const { release, operations } = makings;
	const isPurged = purge !== null && operations !== null && !operations.some((name) => UNPURGED.has(name));
	const seconds = isPurged ? PURGED_SECONDS : UNPURGED_SECONDS;
	const caching = {
		"Cache-Control": `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${STALE_SECONDS}, stale-if-error=${AWAY_SECONDS}`,
	};
	if (purge === null) return caching;
	const cases = operations === null || operations.some((name) => SHOWS_CASES.test(name));
	const keys = [EVERY_PAGE, releaseKey(release), ...(cases ? [CASES] : [])];
	return { ...caching, "Surrogate-Key": keys.join(" "), "Cache-Tag": keys.join(","), xkey: keys.join(" ") };
}
