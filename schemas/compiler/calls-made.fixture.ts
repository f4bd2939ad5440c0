import { Session } from "node:inspector/promises";

/**
 * How many function calls something takes, in the compiler and in what it is built of. Counted by the engine itself:
 * unlike time, the same on every machine.
 */
export async function callsMade(work: () => void): Promise<number> {
	const session = new Session();
	session.connect();
	await session.post("Profiler.enable");
	// Counters begin at zero with it.
	await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
	work();
	const { result } = await session.post("Profiler.takePreciseCoverage");
	session.disconnect();
	return result
		.filter(({ url }) => /\/schemas\/|\/node_modules\/(ajv|@cfworker|@lingui|fast-uri)/.test(url))
		.flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.slice(0, 1).map(({ count }) => count)))
		.reduce((sum, count) => sum + count, 0);
}
