/** A response that is kept, and since when. */
type CacheEntry<T> = { value: T; since: number; renewing: boolean };

/** For so long a kept response is as good as a new one; after it the next asker is still given it, while it is renewed. */
const FRESH_MS = 5_000;

/** Older than this it is not given any more. */
const OLDEST_MS = 60_000;

const MAX_ENTRIES = 500;

/** How responses are cached: the clock, by what, for how many milliseconds, and how many. */
type CacheRule<Q> = {
	now?: () => number;
	keyOf?: (question: Q) => string;
	freshMs?: number;
	oldestMs?: number;
	most?: number;
};

/**
 * Keeps the responses to heavy questions for a moment, by question. `isLarge` says of a response whether working it out was
 * heavy: all others are worked out anew each time, so that a small portal's figures are never behind.
 */
export function cacheResponses<Q, T>(
	work: (question: Q) => Promise<T>,
	isLarge: (response: T) => boolean,
	{
		now = Date.now,
		keyOf = JSON.stringify,
		freshMs = FRESH_MS,
		oldestMs = OLDEST_MS,
		most = MAX_ENTRIES,
	}: CacheRule<Q> = {},
): (question: Q) => Promise<T> {
	const cache = new Map<string, CacheEntry<T>>();

	async function renew(key: string, question: Q): Promise<T> {
		const value = await work(question);
		if (cache.size >= most) cache.clear();
		if (isLarge(value)) cache.set(key, { value, since: now(), renewing: false });
		else cache.delete(key);
		return value;
	}

	return async (question) => {
		const key = keyOf(question);
		const found = cache.get(key);
		const age = found ? now() - found.since : Number.POSITIVE_INFINITY;
		if (!found || age > oldestMs) return renew(key, question);
		if (age > freshMs && !found.renewing) {
			found.renewing = true;
			// A failure leaves the old answer until it is too old; whoever then asks hears of the failure.
			renew(key, question).catch(() => {
				found.renewing = false;
			});
		}
		return found.value;
	};
}
