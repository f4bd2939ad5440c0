import { setTimeout as sleep } from "node:timers/promises";

/** Whether a server is on its way out: it then still serves, and /readyz says that it is to get no more. */
export type Stopping = { started: boolean };

/** One thing that has to end, by its name for the operator. */
type Ending = { name: string; end(): Promise<unknown> };

/**
 * Ends one thing after the other, together within a time limit. What has not ended by then is named, and left: every
 * acknowledged change is in the database already. `force` is called once time is up, to cut what waits for visitors.
 */
export async function endInTime(endings: readonly Ending[], limitMs: number, force: () => void): Promise<string[]> {
	const late: string[] = [];
	const deadline = Date.now() + limitMs;
	for (const { name, end } of endings) {
		const ended = end().then(() => true);
		const inTime = await Promise.race([ended, sleep(Math.max(deadline - Date.now(), 0), false, { ref: false })]);
		if (inTime) continue;
		late.push(name);
		force();
		ended.catch(() => undefined);
	}
	return late;
}
