import type { Db } from "../database/connection.ts";
import { shownDigests } from "../repositories/desk/case-shown.ts";
import { watchChanges } from "./watch-changes.ts";

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
	const changes = watchChanges(db, LOOK_MS, {
		isWatched: () => watchers.size > 0,
		async onChanged({ ids }) {
			const watched = ids.filter((id) => watchers.has(id));
			for (const [id, digest] of await shownDigests(db, watched)) {
				if (digests.get(id) === digest) continue;
				digests.set(id, digest);
				for (const onChange of watchers.get(id) ?? []) onChange();
			}
		},
		// The page reads it again when it is next opened.
		onFailure: () => undefined,
	});

	return {
		/** Watches a case until what is returned is called; null where there is none. */
		async watch(id: string, onChange: OnChange): Promise<(() => void) | null> {
			const since = await changes.now();
			const digest = (await shownDigests(db, [id])).get(id);
			if (digest === undefined) return null;
			changes.begin(since);
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
		stop: () => changes.stop(),
	};
}
