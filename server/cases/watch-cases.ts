import type { Db } from "../database/connection.ts";
import { casesChangedSince, changesSeen, type SeenChanges } from "../repositories/case-change.ts";
import { shownDigests } from "../repositories/case-shown.ts";

/** How often it is looked whether watched cases have changed, in milliseconds. */
const LOOK_MS = 400;

/** Called when what is shown of a case has changed. */
type OnChange = () => void;

/**
 * Watches single cases for those who have them on the screen: what is not shown to them is not told of either. It looks only while
 * somebody watches.
 */
export function watchCases(db: Db) {
	const watchers = new Map<string, Set<OnChange>>();
	const digests = new Map<string, string>();
	let seen: SeenChanges | null = null;
	let looking = false;

	async function look(): Promise<void> {
		if (watchers.size === 0) seen = null;
		if (seen === null || looking) return;
		looking = true;
		try {
			const changed = await casesChangedSince(db, seen);
			seen = changed.seen;
			const now = await shownDigests(
				db,
				changed.ids.filter((id) => watchers.has(id)),
			);
			for (const [id, digest] of now) {
				if (digests.get(id) === digest) continue;
				digests.set(id, digest);
				for (const onChange of watchers.get(id) ?? []) onChange();
			}
		} finally {
			looking = false;
		}
	}
	const timer = setInterval(() => void look().catch(() => undefined), LOOK_MS);

	return {
		/** Watches a case until what is returned is called; null where there is none. */
		async watch(id: string, onChange: OnChange): Promise<(() => void) | null> {
			const since = await changesSeen(db);
			const digest = (await shownDigests(db, [id])).get(id);
			if (digest === undefined) return null;
			seen ??= since;
			const mine = watchers.get(id) ?? new Set();
			watchers.set(id, mine.add(onChange));
			if (!digests.has(id)) digests.set(id, digest);
			return () => {
				mine.delete(onChange);
				if (mine.size > 0) return;
				watchers.delete(id);
				digests.delete(id);
			};
		},
		stop: () => clearInterval(timer),
	};
}
