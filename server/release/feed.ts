import type { Hash, ReleaseReference } from "../../schemas/release.ts";
import type { Database, Db } from "../database/connection.ts";
import { type Current, findCurrent } from "../repositories/releases/release.ts";
import { listRevokedForms, newestRevocation } from "../repositories/releases/revocation.ts";
import { ReleaseListener } from "./listener.ts";

/** Tells of each new current release. */
export type ReleaseFeed = {
	current(): ReleaseReference | null;
	/** Called with each release that comes into force, and with the one in force when forms were revoked; returns how to stop listening. */
	subscribe(listener: (release: ReleaseReference) => void): () => void;
	/** Looks at once whether there is a new one. */
	refresh(): Promise<void>;
	close(): Promise<void>;
};

const POLL_MS = 2_000;

/** How a release is named to a browser, with the revoked versions of forms where there are any. */
export const referenceTo = (id: string, revoked: readonly Hash[] = []): ReleaseReference => ({
	id,
	manifest_url: `/release/${id}.json`,
	...(revoked.length > 0 && { revoked_forms: [...revoked] }),
});

/** The release in force, straight from the database; null before the first. */
export async function findReference(db: Db): Promise<ReleaseReference | null> {
	const current = await findCurrent(db);
	return current ? referenceTo(current.id, await listRevokedForms(db)) : null;
}

/** The release that is known to be in force, and who is told of the next one. */
function watchCurrent(db: Db): Pick<ReleaseFeed, "current" | "subscribe" | "refresh"> {
	const listeners = new Set<(release: ReleaseReference) => void>();
	let known: (Current & { revocation: number; reference: ReleaseReference }) | null = null;
	return {
		current: () => known?.reference ?? null,
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		async refresh() {
			const found = await findCurrent(db);
			const revocation = await newestRevocation(db);
			if (!found || (known && found.version <= known.version && revocation <= known.revocation)) return;
			const changed = found.id !== known?.id || revocation !== known.revocation;
			const reference = referenceTo(found.id, revocation > 0 ? await listRevokedForms(db) : []);
			known = { ...found, revocation, reference };
			if (changed) for (const listener of listeners) listener(reference);
		},
	};
}

/** Does work again and again, though a turn may fail; the returned function ends it, after the turn under way. */
function repeat(work: () => Promise<void>, pause: number): () => Promise<void> {
	let working: Promise<void> = Promise.resolve();
	const timer = setInterval(() => {
		// A database that is away for a moment is requested again at the next turn.
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
	const listener = new ReleaseListener(connect, () => void watch.refresh().catch(() => undefined));
	const attend = () => listener.open().then(watch.refresh);
	await attend();
	const stop = repeat(attend, POLL_MS);
	return {
		...watch,
		async close() {
			await stop();
			await listener.close();
		},
	};
}
