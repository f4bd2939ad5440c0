import { sql } from "kysely";
import type { Db } from "../database/connection.ts";

/** Ids of stored rows by the code or slug that the content calls them by. */
export type SeededIds = Map<string, string>;

const SEED_LOCK = 7_150_213;
const DAY_MS = 24 * 3600 * 1000;

/** Makes processes that start together take turns. */
export async function lockSeeding(db: Db): Promise<void> {
	await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(db);
}

/** The moment so many days before now; fractions count. */
export const timeAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS);
