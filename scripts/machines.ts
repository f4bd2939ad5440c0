/**
 * Runs three servers on one PostgreSQL behind PgBouncer in transaction mode and one object storage, with HAProxy before them,
 * by the configurations in docs/packaging, and shows that they are one portal (docs/operating.md, Several machines). Exits 1 where
 * they are not.
 *   npm run machines
 */
import { findTool } from "./drill/tool.ts";
import { CHECKS } from "./machines/checks.ts";
import { startFleet } from "./machines/fleet.ts";

const SERVERS = 3;

async function play(): Promise<boolean> {
	const fleet = await startFleet(SERVERS);
	let held = true;
	try {
		console.log("| promise | measured |\n| --- | --- |");
		for (const { promise, run } of CHECKS) {
			const measured = await run(fleet).catch((error: unknown) => {
				held = false;
				return `**broken**: ${error instanceof Error ? error.message : error}`;
			});
			console.log(`| ${promise} | ${measured} |`);
		}
	} finally {
		await fleet.close();
	}
	return held;
}

const missing = ["haproxy", "pgbouncer"].filter((name) => findTool(name) === null);
if (missing.length > 0)
	console.log(`Not tried: ${missing.join(" and ")} is not installed (Debian: apt-get install haproxy pgbouncer).`);
else if (!(await play())) process.exitCode = 1;
