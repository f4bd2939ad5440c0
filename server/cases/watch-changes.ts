import type { Db } from "../database/connection.ts";
import {
	type ChangedCases,
	casesChangedSince,
	changesSeen,
	type SeenChanges,
} from "../repositories/desk/case-change.ts";

/** What is done with changes: whether anybody waits for them, who is told of the cases that have changed, and of a failure. */
type Watching = {
	isWatched(): boolean;
	onChanged(changed: ChangedCases): void | Promise<void>;
	onFailure(error: unknown): void;
};

/**
 * Looks every so many milliseconds which cases have changed, while somebody watches and the look before is over. Changes are read from
 * a table: PostgreSQL's NOTIFY would make all transactions that change cases wait for each other when they commit.
 */
export function watchChanges(db: Db, everyMs: number, { isWatched, onChanged, onFailure }: Watching) {
	let seen: SeenChanges | null = null;
	let looking = false;
	async function look(): Promise<void> {
		if (!isWatched()) seen = null;
		if (seen === null || looking) return;
		looking = true;
		try {
			const changed = await casesChangedSince(db, seen);
			if (changed.ids.length > 0) await onChanged(changed);
			// Only then: what nobody could be told of is told the next time.
			seen = changed.seen;
		} catch (error) {
			onFailure(error);
		} finally {
			looking = false;
		}
	}
	const timer = setInterval(() => void look(), everyMs);
	return {
		/** What is committed by now; from `begin` with it on, what changes is told. */
		now: () => changesSeen(db),
		begin(since: SeenChanges): void {
			seen ??= since;
		},
		stop: () => clearInterval(timer),
	};
}
