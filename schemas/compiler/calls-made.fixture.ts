import { Session } from "node:inspector/promises";

/** Where the compiler and what it is built of stand. */
const COUNTED = /\/schemas\/|\/node_modules\/(ajv|@cfworker|@lingui|fast-uri)/;

/**
 * How many function calls each of some works takes, in the compiler and in what it is built of. Counted by the engine
 * itself: unlike time, the same on every machine.
 */
export async function callsMade(works: readonly (() => void)[]): Promise<number[]> {
	const session = new Session();
	session.connect();
	await session.post("Profiler.enable");
	await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
	const calls: number[] = [];
	for (const work of works) {
		work();
		// Counters begin at zero again with each reading.
		const { result } = await session.post("Profiler.takePreciseCoverage");
		const counts = result
			.filter(({ url }) => COUNTED.test(url))
			.flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.slice(0, 1).map(({ count }) => count)));
		calls.push(counts.reduce((sum, count) => sum + count, 0));
	}
	session.disconnect();
	return calls;
}
