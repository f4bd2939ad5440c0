import { networkOf } from "../login/network.ts";
import type { Settings } from "../settings.ts";

/** At most so many in a minute from one address: offices and phone networks share addresses. */
export const READ_LIMITS = { reads: 1_200, searches: 240 };

/** What is read: searches are counted among the reads, too. */
export type ReadKind = keyof typeof READ_LIMITS;

const WINDOW_MS = 60_000;

/** More addresses than a portal has readers in a minute; beyond them the counting starts anew. */
const MAX_ADDRESSES = 200_000;

/**
 * Counts reads by address, in this process's memory: a look into the database for each read would cost more than it saves.
 * `take` counts one more and returns 0 when that is within the limit, else the seconds to wait.
 */
export function createReadLimits({ rateFactor }: Pick<Settings, "rateFactor">, now: () => number = Date.now) {
	const counts = { reads: new Map<string, number>(), searches: new Map<string, number>() };
	let closes = now() + WINDOW_MS;

	function count(kind: ReadKind, key: string): boolean {
		if (counts[kind].size >= MAX_ADDRESSES) counts[kind].clear();
		const hits = (counts[kind].get(key) ?? 0) + 1;
		counts[kind].set(key, hits);
		return hits <= READ_LIMITS[kind] * rateFactor;
	}

	return {
		take(kind: ReadKind, address: string): number {
			const time = now();
			if (time >= closes) {
				counts.reads.clear();
				counts.searches.clear();
				closes = time + WINDOW_MS;
			}
			const key = networkOf(address);
			const within = count("reads", key) && (kind === "reads" || count("searches", key));
			return within ? 0 : Math.max(Math.ceil((closes - time) / 1000), 1);
		},
	};
}

/** Counts what is read by whom. */
export type ReadLimits = ReturnType<typeof createReadLimits>;
