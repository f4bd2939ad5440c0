import type { Client } from "pg";
import { RELEASE_CHANNEL } from "../repositories/releases/publication.ts";

/** A connection that listens to the database's notifications of releases; opened anew after it broke. */
export class ReleaseListener {
	readonly #connect: () => Promise<Client>;
	readonly #onNotification: () => void;
	#client: Client | null = null;

	constructor(connect: () => Promise<Client>, onNotification: () => void) {
		this.#connect = connect;
		this.#onNotification = onNotification;
	}

	/** Listens, unless it does so already. Rejects while the database cannot be reached. */
	async open(): Promise<void> {
		if (this.#client) return;
		const client = await this.#connect();
		this.#client = client;
		client.on("end", () => {
			if (this.#client === client) this.#client = null;
		});
		client.on("notification", this.#onNotification);
		await client.query(`listen ${RELEASE_CHANNEL}`);
	}

	async close(): Promise<void> {
		const client = this.#client;
		this.#client = null;
		await client?.end();
	}
}
