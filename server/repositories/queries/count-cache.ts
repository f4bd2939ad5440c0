import type { Db } from "../../database/connection.ts";
import { cacheResponses } from "../../wire/response-cache.ts";
import { countSetsUpTo, countUpTo } from "./count-set.ts";
import { type Counted, countedUpTo } from "./counted-cases.ts";
import { type Key, type Keyset, readEvery, setName } from "./set-keys.ts";

/** Totals above this are kept for a moment: counting them takes longer than reading a page. */
const LARGE = 1_000;

/** Rows from one landmark to the next. */
const STEP = 1_000;

/** What is counted, and by what where it is not known. */
type Counting = { set: Keyset; count(set: Keyset): Promise<Counted> };

function countCacheOf(db: Db) {
	const count = (counting: Counting) => counting.count(counting.set);
	const keyOfCount = ({ set }: Counting) => setName(db, set);
	const landmarks = (set: Keyset) => readEvery(db, set, STEP);
	return {
		counted: cacheResponses(count, ({ total }) => total > LARGE, { keyOf: keyOfCount }),
		landmarks: cacheResponses(landmarks, () => true, { keyOf: (set) => setName(db, set) }),
	};
}

const countCaches = new WeakMap<Db, ReturnType<typeof countCacheOf>>();

function storedOf(db: Db): ReturnType<typeof countCacheOf> {
	const known = countCaches.get(db) ?? countCacheOf(db);
	countCaches.set(db, known);
	return known;
}

/** How many rows a set has, counted up to `max`. A large total may be some seconds old. */
export const countRows = (db: Db, set: Keyset, max: number): Promise<Counted> =>
	storedOf(db).counted({ set, count: (one) => countUpTo(db, one, max) });

/** Counts by one statement all sets that it is called for before it gets its turn. */
function countTogether(db: Db, max: number): (set: Keyset) => Promise<Counted> {
	const sets: Keyset[] = [];
	let counts: Promise<number[]> | undefined;
	return async (set) => {
		const place = sets.push(set) - 1;
		counts ??= Promise.resolve().then(() => countSetsUpTo(db, sets, max));
		return countedUpTo((await counts)[place] ?? 0, max);
	};
}

/** How many rows each of some sets without words has, as countRows says it, but with one question to the database for all. */
export function countEach(db: Db, sets: readonly Omit<Keyset, "search">[], max: number): Promise<number[]> {
	const count = countTogether(db, max);
	return Promise.all(sets.map(async (set) => (await storedOf(db).counted({ set, count })).total));
}

/**
 * The last known place before an offset and how many rows come up to it, so that a far page is not walked to from the
 * first row. Null near the beginning. It may be some seconds old: what has come since shifts far pages by as much.
 */
export async function landmarkBefore(db: Db, set: Keyset, offset: number): Promise<{ rows: number; at: Key } | null> {
	if (offset < STEP) return null;
	const landmarks = await storedOf(db).landmarks(set);
	const passed = Math.min(Math.floor(offset / STEP), landmarks.length);
	const at = landmarks[passed - 1];
	return at ? { rows: passed * STEP, at } : null;
}
