import type { Client } from "pg";
import type { ReleaseReference } from "../../schemas/release.ts";
import type { Database } from "../database/connection.ts";
import { type Current, findCurrent, RELEASE_CHANNEL } from "../repositories/release.ts";

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

/** Keeps a connection that listens to the database's notifications, a new one whenever it broke. */
class Ear {
	readonly #connect: () => Promise<Client>;
	readonly #heard: () => void;
	#client: Client | null = null;

	constructor(connect: () => Promise<Client>, heard: () => void) {
		this.#connect = connect;
		this.#heard = heard;
	}

	/** Listens, unless it does so already. Rejects while the database cannot be reached. */
	async open(): Promise<void> {
		if (this.#client) return;
		const client = await this.#connect();
		this.#client = client;
		client.on("end", () => {
			if (this.#client === client) this.#client = null;
		});
		client.on("notification", this.#heard);
		await client.query(`listen ${RELEASE_CHANNEL}`);
	}

	async close(): Promise<void> {
		const client = this.#client;
		this.#client = null;
		await client?.end();
	}
}

/**
 * Follows the current release by NOTIFY; a poll of the newest publication catches what was missed
 * while the connection was down.
 */
export async function followReleases({ db, connect }: Pick<Database, "db" | "connect">): Promise<ReleaseFeed> {
	const listeners = new Set<(release: ReleaseReference) => void>();
	let known: Current | null = null;
	const refresh = async () => {
		const found = await findCurrent(db);
		if (!found || (known && found.version <= known.version)) return;
		const changed = found.id !== known?.id;
		known = found;
		if (changed) for (const listener of listeners) listener(referenceTo(found.id));
	};
	const ear = new Ear(connect, () => void refresh().catch(() => undefined));
	let polling: Promise<void> = Promise.resolve();
	const poll = () => {
		// A database that is away for a moment is asked again at the next turn.
		polling = ear
			.open()
			.then(refresh)
			.catch(() => undefined);
	};
	await ear.open();
	await refresh();
	const timer = setInterval(poll, POLL_MS);
	return {
		current: () => (known ? referenceTo(known.id) : null),
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		refresh,
		async close() {
			clearInterval(timer);
			await polling;
			await ear.close();
		},
	};
}
