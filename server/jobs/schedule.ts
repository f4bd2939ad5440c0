import { sql } from "kysely";
import type { Db } from "../database/connection.ts";
import type { Services } from "../services.ts";
import type { Job } from "./job.ts";

const TICK_MS = 15_000;

/** Runs a job that is due, unless another process has it in hand. Its row stays locked while it runs. */
export async function runIfDue(services: Services, { name, everySeconds, run }: Job): Promise<boolean> {
	return services.db.transaction().execute(async (transaction) => {
		const due = await transaction
			.selectFrom("job")
			.select("name")
			.where("name", "=", name)
			.where("run_after", "<=", sql<Date>`now()`)
			.forUpdate()
			.skipLocked()
			.executeTakeFirst();
		if (!due) return false;
		await run(services);
		await transaction
			.updateTable("job")
			.set({
				run_after: sql<Date>`clock_timestamp() + make_interval(secs => ${everySeconds})`,
				ran_at: sql<Date>`clock_timestamp()`,
			})
			.where("name", "=", name)
			.execute();
		return true;
	});
}

async function enlist(db: Db, jobs: readonly Job[]): Promise<void> {
	const rows = jobs.map(({ name }) => ({ name }));
	await db
		.insertInto("job")
		.values(rows)
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/** Keeps running what is due. Returns how to stop: after the job in hand. */
export async function scheduleJobs(services: Services, jobs: readonly Job[]): Promise<() => Promise<void>> {
	await enlist(services.db, jobs);
	let working: Promise<void> = Promise.resolve();
	const work = async () => {
		for (const job of jobs) {
			await runIfDue(services, job).catch((error: unknown) => console.error(`The job ${job.name} failed:`, error));
		}
	};
	let busy = false;
	const tick = () => {
		if (busy) return;
		busy = true;
		working = work().finally(() => {
			busy = false;
		});
	};
	const timer = setInterval(tick, TICK_MS);
	tick();
	return async () => {
		clearInterval(timer);
		await working;
	};
}
