import { sql } from "kysely";
import type { Db } from "../../database/connection.ts";

/** Servers look for jobs that are due so often, in seconds. */
export const JOB_LOOK_SECONDS = 15;

/** A job, and by how many seconds it is late. */
type JobState = { name: string; late: number };

/**
 * By how many seconds each of some jobs is late: since it last went well, or since it is to be done, beyond its time and the next
 * look. One that fails or hangs is late, however often it is tried. What is stored of other jobs is of other versions.
 */
export async function listJobStates(
	db: Db,
	jobs: readonly { name: string; everySeconds: number }[],
): Promise<JobState[]> {
	const names = jobs.map(({ name }) => name);
	const periods = jobs.map(({ everySeconds }) => everySeconds);
	const { rows } = await sql<JobState>`
		select name, greatest(extract(epoch from now() - coalesce(ran_at + make_interval(secs => every), enlisted_at))
			- ${JOB_LOOK_SECONDS}, 0)::float as late
		from job join unnest(${names}::text[], ${periods}::float[]) as known (name, every) using (name) order by name
	`.execute(db);
	return rows;
}
