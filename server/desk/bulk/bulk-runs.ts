import { logFailure } from "../../log/failure-log.ts";
import type { Services } from "../../services.ts";
import { runBulk } from "./run-bulk.ts";

/** Steps that are under way, by the database that they are in. */
const runs = new WeakMap<object, Set<Promise<void>>>();

/** Begins a step at once; what fails is gone on with by the job. */
export function startBulk(services: Services, id: string): void {
	const mine = runs.get(services.db) ?? new Set();
	runs.set(services.db, mine);
	const run: Promise<void> = runBulk(services, id)
		.catch((error: unknown) => logFailure(`The bulk step ${id} was broken off.`, error))
		.finally(() => mine.delete(run));
	mine.add(run);
}

/** Waits until no step is under way in this process. */
export async function bulkRunsEnded({ db }: Pick<Services, "db">): Promise<void> {
	await Promise.all(runs.get(db) ?? []);
}
