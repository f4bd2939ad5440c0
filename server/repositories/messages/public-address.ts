import { sql } from "kysely";
import type { Db } from "../../database/connection.ts";
import { countSetsUpTo } from "../queries/count-set.ts";
import { readKeys } from "../queries/read-keys.ts";
import { afterClause, type Key, type Keyset, readEvery } from "../queries/set-keys.ts";

/** What the public can open by an address of its own. */
export const ADDRESSED = ["article", "message", "project"] as const;

export type Addressed = (typeof ADDRESSED)[number];

/** Something with an address, and when it last changed. */
type AddressRow = { id: string; changed_at: Date };

/** After which row of its set a part begins; the first begins after none. */
export type PartStart = Key | null;

const OUT = sql<boolean>`published_at <= now()`;

/** Oldest first, so that the parts before the last stay the same while more is published. */
const SETS: Readonly<Record<Addressed, Omit<Keyset, "search">>> = {
	article: { table: "article", key: "published_at", descending: false, where: [OUT] },
	message: { table: "message", key: "submitted_at", descending: false, where: [sql`published`] },
	project: { table: "project", key: "published_at", descending: false, where: [OUT] },
};

const CHANGED = {
	article: sql<Date>`greatest(published_at, changed_at)`,
	message: sql<Date>`greatest(submitted_at, replied_at)`,
	project: sql<Date>`greatest(published_at, changed_at)`,
};

/** How many there are of each, counted up to `max`. */
export const countAddressed = (db: Db, kinds: readonly Addressed[], max: number): Promise<number[]> =>
	countSetsUpTo(
		db,
		kinds.map((what) => SETS[what]),
		max,
	);

const whereAfter = (what: Addressed, start: PartStart) =>
	start ? [...SETS[what].where, afterClause(SETS[what], start)] : SETS[what].where;

/** Where the parts of so many addresses begin: found by one walk along the index of their order. */
export async function listPartStarts(db: Db, what: Addressed, size: number): Promise<PartStart[]> {
	const starts = [null, ...(await readEvery(db, SETS[what], size))];
	const rest = await readKeys(db, SETS[what], {
		where: whereAfter(what, starts.at(-1) ?? null),
		limit: 1,
		offset: 0,
	});
	return rest.length > 0 ? starts : starts.slice(0, -1);
}

/** The addresses of a part, read from where it begins. */
export async function listAddressed(db: Db, what: Addressed, start: PartStart, limit: number): Promise<AddressRow[]> {
	const { table, key } = SETS[what];
	const { rows } = await sql<AddressRow>`
		select id, ${CHANGED[what]} as changed_at from ${sql.table(table)}
		where ${sql.join(whereAfter(what, start), sql` and `)} order by ${sql.ref(key)}, id limit ${limit}
	`.execute(db);
	return rows;
}

/** Ids of the newest of them. */
export async function listNewest(db: Db, what: Addressed, limit: number): Promise<string[]> {
	const newest = { ...SETS[what], descending: true };
	const keys = await readKeys(db, newest, { where: newest.where, limit, offset: 0 });
	return keys.map(({ id }) => id);
}
