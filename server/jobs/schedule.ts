import { sql } from "kysely";
import type { Db } from "../database/connection.ts";
import { logFailure } from "../log/failure-log.ts";
import { JOB_LOOK_SECONDS } from "../repositories/settings/job-state.ts";
import type { Services } from "../services.ts";
import type { Job } from "./job.ts";

const TICK_MS = JOB_LOOK_SECONDS * 1_000;

/** For so long a job is in hand without a word from its process; after that another process takes it. */
const LEASE_SECONDS = 90;
const RENEW_MS = 30_000;

/** Clocks are corrected by a little all the time. */
const CLOCK_SLACK_SECONDS = 60;

/** A moment to write down. The column rounds to milliseconds, and what was rounded up would lie ahead of the clock. */
const NOW = sql`date_trunc('milliseconds', clock_timestamp())`;

/**
 * Puts off when a job is looked for again; `ran` also writes down that it ran. With `dueWithin` only where it is due, and says
 * whether it was: a job that waits for longer than so many seconds was put off by a clock that has been set back since.
 */
async function takeUntil(
	db: Db,
	name: string,
	seconds: number,
	{ dueWithin, ran = false }: { dueWithin?: number; ran?: boolean } = {},
): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable("job")
		.set({
			run_after: sql<Date>`${NOW} + make_interval(secs => ${seconds})`,
			...(ran && { ran_at: sql<Date>`clock_timestamp()` }),
		})
		.where("name", "=", name)
		.$if(dueWithin !== undefined, (query) =>
			query.where(
				sql<boolean>`run_after not between clock_timestamp() and clock_timestamp() + make_interval(secs => ${dueWithin})`,
			),
		)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/**
 * Runs a job that is due, unless another process has it in hand. It is on loan meanwhile, not locked: a transaction that
 * stayed open for as long as the job takes would keep the database from tidying up.
 */
export async function runIfDue(services: Services, { name, everySeconds, run }: Job): Promise<boolean> {
	const db = services.jobs;
	const dueWithin = Math.max(everySeconds, LEASE_SECONDS) + CLOCK_SLACK_SECONDS;
	if (!(await takeUntil(db, name, LEASE_SECONDS, { dueWithin }))) return false;
	const renewing = setInterval(() => {
		takeUntil(db, name, LEASE_SECONDS).catch(() => undefined);
	}, RENEW_MS);
	let next = 0;
	try {
		await run({ ...services, db });
		next = everySeconds;
	} finally {
		clearInterval(renewing);
		await takeUntil(db, name, next, { ran: next > 0 });
	}
	return true;
}

/** A new job is due since the epoch. */
async function enlist(db: Db, jobs: readonly Job[]): Promise<void> {
	const rows = jobs.map(({ name }) => ({ name, run_after: new Date(0) }));
	await db
		.insertInto("job")
		.values(rows)
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/** Keeps running what is due, each job for itself: none waits for another. Returns how to stop: after the jobs in hand. */
export async function scheduleJobs(services: Services, jobs: readonly Job[]): Promise<() => Promise<void>> {
	await enlist(services.jobs, jobs);
	const working = new Map<string, Promise<unknown>>();
	const begin = (job: Job) => {
		const work = runIfDue(services, job)
			.catch((error: unknown) => logFailure(`The job ${job.name} failed.`, error))
			.finally(() => working.delete(job.name));
		working.set(job.name, work);
	};
	const tick = () => {
		for (const job of jobs) if (!working.has(job.name)) begin(job);
	};
	const timer = setInterval(tick, TICK_MS);
	tick();
	return async () => {
		clearInterval(timer);
		await Promise.all(working.values());
	};
}
