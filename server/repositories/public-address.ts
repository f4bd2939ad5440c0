import { sql } from "kysely";
import type { Db } from "../database/connection.ts";

/** What of the public has an address of its own. */
export type Addressed = "article" | "message" | "project";

/** Something with an address, and when it last changed. */
type AddressRow = { id: string; changed_at: Date };

const TABLES = {
	article: sql`(select id, published_at as since, greatest(published_at, changed_at) as changed_at from article where published_at <= now())`,
	message: sql`(select id, submitted_at as since, greatest(submitted_at, replied_at) as changed_at from message where published)`,
	project: sql`(select id, published_at as since, greatest(published_at, changed_at) as changed_at from project where published_at <= now())`,
};

/** How many there are. */
export async function countAddressed(db: Db, what: Addressed): Promise<number> {
	const { rows } = await sql<{ count: number }>`select count(*) as count from ${TABLES[what]} as listed`.execute(db);
	return rows[0]?.count ?? 0;
}

/** A part of them, oldest first, so that parts stay the same while more is published. */
export async function listAddressed(db: Db, what: Addressed, offset: number, limit: number): Promise<AddressRow[]> {
	const { rows } = await sql<AddressRow>`
		select id, changed_at from ${TABLES[what]} as listed order by since, id limit ${limit} offset ${offset}
	`.execute(db);
	return rows;
}

/** Ids of the newest of them. */
export async function listNewest(db: Db, what: Addressed, limit: number): Promise<string[]> {
	const { rows } = await sql<{ id: string }>`
		select id from ${TABLES[what]} as listed order by since desc, id desc limit ${limit}
	`.execute(db);
	return rows.map(({ id }) => id);
}
