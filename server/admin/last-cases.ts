import { sql } from "kysely";
import type { RoutingFacts } from "../cases/routing.ts";
import type { Db } from "../database/connection.ts";
import type { UserRow } from "../database/tables.ts";
import { casesOf } from "../policies/case-policy.ts";

const DAYS = 30;

/** So many are read at once: few enough that nobody notices how long they take. */
const BATCH = 250;

/** What rules look at in a case, and whether the reader may read its number. */
export type TriedCase = Omit<RoutingFacts, "timeZone"> & { number: string; readable: boolean };

type Placed = TriedCase & { id: string; placed: string };

/** The district is the one that was given as the case was filed, not where it was put since. */
async function readAfter(db: Db, user: UserRow, after: Placed | undefined, limit: number): Promise<Placed[]> {
	const older = after
		? sql`(message.submitted_at, message.id) < (${after.placed}::timestamptz, ${after.id}::uuid)`
		: sql`true`;
	const { rows } = await sql<Placed>`
		select message.id, message.submitted_at::text as placed, message.number, category.code as category,
			category.name as category_name, nullif(message.data->>'district', '') as district,
			case when project.id is not null
				then jsonb_build_object('id', project.id, 'slug', project.slug, 'title', project.title) end as project,
			message.title || E'\n' || message.public_text as text, message.submitted_at as at,
			${casesOf(user, "read")} as readable
		from message join category on category.id = message.category_id
		left join project on project.id = message.project_id
		where message.submitted_at > now() - make_interval(days => ${DAYS}) and message.anonymised_at is null and ${older}
		order by message.submitted_at desc, message.id desc limit ${limit}
	`.execute(db);
	return rows;
}

/** The cases of the last 30 days, the newest first, some at a time, so that they are never all in memory: at most so many. */
export async function* lastCases(db: Db, user: UserRow, most: number): AsyncGenerator<TriedCase[]> {
	let last: Placed | undefined;
	for (let left = most; left > 0; ) {
		const limit = Math.min(left, BATCH);
		const batch = await readAfter(db, user, last, limit);
		yield batch;
		if (batch.length < limit) return;
		last = batch.at(-1);
		left -= batch.length;
	}
}
