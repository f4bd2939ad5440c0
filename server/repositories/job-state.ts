import { sql } from "kysely";
import type { Db } from "../database/connection.ts";

/** Servers look for jobs that are due so often, in seconds. */
export const JOB_LOOK_SECONDS = 15;

/** A job, the seconds since it last went well, or null before that, and how many it is late: it is once every look has passed it over. */
type JobState = { name: string; since: number | null; late: number };

/** How each job stands. */
export async function listJobStates(db: Db): Promise<JobState[]> {
	const { rows } = await sql<JobState>`
		select name, extract(epoch from now() - ran_at)::float as since,
			greatest(extract(epoch from now() - run_after) - ${JOB_LOOK_SECONDS}, 0)::float as late
		from job order by name
	`.execute(db);
	return rows;
}
