import { sql } from "kysely";
import type { RoutingFacts } from "../cases/routing.ts";
import type { Db } from "../database/connection.ts";
import type { UserRow } from "../database/tables.ts";
import { casesOf } from "../policies/case-policy.ts";

const DAYS = 30;

/** How many are read at once: few enough that nobody notices how long it takes. */
const BATCH = 250;

/** What rules look at in a case, and whether the reader may read its number. */
export type TriedCase = Omit<RoutingFacts, "timeZone"> & { id: string; number: string; readable: boolean };

const LAST = sql`message.submitted_at > now() - make_interval(days => ${DAYS}) and message.anonymised_at is null`;

/** How many cases of the last 30 days there are, counted up to so many. */
export async function countLast(db: Db, most: number): Promise<number> {
	const { rows } = await sql<{ count: number }>`
		select count(*) as count from (select 1 from message where ${LAST} limit ${most}) as counted
	`.execute(db);
	return rows[0]?.count ?? 0;
}

/** The district is the one that was given as the case was filed, not where it was put since. */
async function readAfter(db: Db, user: UserRow, after: string | null, limit: number): Promise<TriedCase[]> {
	const older = after
		? sql`(message.submitted_at, message.id) < (select submitted_at, id from message where id = ${after})`
		: sql`true`;
	const { rows } = await sql<TriedCase>`
		select message.id, message.number, category.code as category,
			category.name as category_name, nullif(message.data->>'district', '') as district,
			case when project.id is not null
				then jsonb_build_object('id', project.id, 'slug', project.slug, 'title', project.title) end as project,
			message.title || E'\n' || message.public_text as text, message.submitted_at as at,
			${casesOf(user, "read")} as readable
		from message join category on category.id = message.category_id
		left join project on project.id = message.project_id
		where ${LAST} and ${older}
		order by message.submitted_at desc, message.id desc limit ${limit}
	`.execute(db);
	return rows;
}

/**
 * The cases of the last 30 days, the newest first, some at a time, so that they are never all in memory: at most so many, those after
 * a case or from the newest on.
 */
export async function* lastCases(
	db: Db,
	user: UserRow,
	{ after, most }: { after: string | null; most: number },
): AsyncGenerator<TriedCase[]> {
	let last = after;
	for (let left = most; left > 0; ) {
		const limit = Math.min(left, BATCH);
		const batch = await readAfter(db, user, last, limit);
		yield batch;
		if (batch.length < limit) return;
		last = batch.at(-1)?.id ?? null;
		left -= batch.length;
	}
}
