/**
 * Runs three servers on one PostgreSQL behind PgBouncer in transaction mode and one object storage, with HAProxy before them,
 * by the configurations in docs/packaging, and shows that they are one portal (docs/operating.md, Several machines). Exits 1 where
 * they are not.
 *   npm run machines
 *     --failover     only the last: the database's machine is lost, and its standby promoted
 */
import { parseArgs } from "node:util";
import { findTool } from "./drill/tool.ts";
import { CHECKS } from "./machines/checks.ts";
import { playFailover } from "./machines/failover.ts";
import { startFleet } from "./machines/fleet.ts";

const SERVERS = 3;

async function play(): Promise<boolean> {
	const fleet = await startFleet(SERVERS);
	let held = true;
	try {
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

async function loseDatabase(): Promise<boolean> {
	const { before, since, words, away, lost } = await playFailover();
	const found = lost.length > 0 ? `**broken**: lost ${lost.join("; ")}` : "nothing acknowledged lost";
	const shown = words.length > 0 ? words.join("; ") : "nothing";
	console.log(
		`| the database's machine is lost, and its standby promoted | ${before} cases filed before, the next after ${away} ms, ${since} since; ${found}; the citizen saw ${shown} |`,
	);
	return lost.length === 0;
}

const { values } = parseArgs({ options: { failover: { type: "boolean", default: false } } });
const needed = values.failover ? ["haproxy"] : ["haproxy", "pgbouncer"];
const missing = needed.filter((name) => findTool(name) === null);
if (missing.length > 0)
	console.log(`Not tried: ${missing.join(" and ")} is not installed (Debian: apt-get install ${needed.join(" ")}).`);
else {
	console.log("| promise | measured |\n| --- | --- |");
	const held = values.failover || (await play());
	if (!((await loseDatabase()) && held)) process.exitCode = 1;
}
