import { sql } from "kysely";
import type { Db } from "../database/connection.ts";

/** The time in so many hours, as calls take it. */
export const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

/** Lets so many hours pass for the releases that are scheduled. */
export const passHours = (db: Db, hours: number) =>
	sql`update release_schedule set starts_at = starts_at - make_interval(hours => ${hours}), ends_at = ends_at - make_interval(hours => ${hours})`.execute(
		db,
	);
