import { sql } from "kysely";
import type { Db } from "../database/connection.ts";

/** A job, the seconds since it last went well, or null before that, and how many it is late. */
type JobState = { name: string; since: number | null; late: number };

/** How each job stands. */
export async function listJobStates(db: Db): Promise<JobState[]> {
	const { rows } = await sql<JobState>`
		select name, extract(epoch from now() - ran_at)::float as since,
			greatest(extract(epoch from now() - run_after), 0)::float as late
		from job order by name
	`.execute(db);
	return rows;
}
