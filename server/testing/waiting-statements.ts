import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";

const TRIES = 300;
const PAUSE_MS = 20;

async function waiting(client: Client): Promise<number> {
	// Within a transaction the view would stay as it was first read.
	await client.query("select pg_stat_clear_snapshot()");
	const { rows } = await client.query(
		"select pid from pg_stat_activity where datname = current_database() and state = 'active' and wait_event_type = 'Lock'",
	);
	return rows.length;
}

/** Waits until so many statements wait for a lock, as those do that stand for slow queries; throws when it does not come to that. */
export async function untilWaiting(client: Client, statements: number): Promise<void> {
	for (let tries = 0; tries < TRIES; tries += 1) {
		if ((await waiting(client)) === statements) return;
		await sleep(PAUSE_MS);
	}
	throw new Error(`Expected ${statements} statements to wait for a lock; there are ${await waiting(client)}.`);
}
