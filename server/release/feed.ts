import type { ReleaseReference } from "../../schemas/release.ts";
import type { Database, Db } from "../database/connection.ts";
import { type Current, findCurrent } from "../repositories/release.ts";
import { Ear } from "./ear.ts";

/** Tells of each new current release. */
export type ReleaseFeed = {
	current(): ReleaseReference | null;
	/** Called with each release that comes into force; returns how to stop listening. */
	subscribe(listener: (release: ReleaseReference) => void): () => void;
	/** Looks at once whether there is a new one. */
	refresh(): Promise<void>;
	close(): Promise<void>;
};

const POLL_MS = 2_000;

/** How a release is named to a browser. */
export const referenceTo = (id: string): ReleaseReference => ({ id, manifest_url: `/release/${id}.json` });

/** The release that is known to be in force, and who is told of the next one. */
function watchCurrent(db: Db): Pick<ReleaseFeed, "current" | "subscribe" | "refresh"> {
	const listeners = new Set<(release: ReleaseReference) => void>();
	let known: Current | null = null;
	return {
		current: () => (known ? referenceTo(known.id) : null),
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		async refresh() {
			const found = await findCurrent(db);
			if (!found || (known && found.version <= known.version)) return;
			const changed = found.id !== known?.id;
			known = found;
			if (changed) for (const listener of listeners) listener(referenceTo(found.id));
		},
	};
}

/** Does work again and again, though a turn may fail; the returned function ends it, after the turn under way. */
function repeat(work: () => Promise<void>, pause: number): () => Promise<void> {
	let working: Promise<void> = Promise.resolve();
	const timer = setInterval(() => {
		// A database that is away for a moment is asked again at the next turn.
		working = work().catch(() => undefined);
	}, pause);
	return () => {
		clearInterval(timer);
		return working;
	};
}

/**
 * Follows the current release by NOTIFY; a poll of the newest publication catches what was missed
 * while the connection was down.
 */
export async function followReleases({ db, connect }: Pick<Database, "db" | "connect">): Promise<ReleaseFeed> {
	const watch = watchCurrent(db);
	const ear = new Ear(connect, () => void watch.refresh().catch(() => undefined));
	const attend = () => ear.open().then(watch.refresh);
	await attend();
	const stop = repeat(attend, POLL_MS);
	return {
		...watch,
		async close() {
			await stop();
			await ear.close();
		},
	};
}
