/**
 * Runs three servers on one PostgreSQL behind PgBouncer in transaction mode and one object storage, with HAProxy before them,
 * by the configurations in docs/packaging, and shows that they are one portal (docs/operating.md, Several machines); then a portal
 * behind nginx, Caddy and Varnish (Pages that a CDN keeps). What is not installed is named. Exits 1 where a promise is broken.
 *   npm run machines
 *     --only fleet|failover|former|nginx|caddy|varnish     one of: several servers, the database's machine lost, two versions, or a proxy
 *     --failover                              the same as --only failover
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findTool } from "./drill/tool.ts";

const SERVERS = 3;

// What a trial takes is loaded with it: who names none need not wait for all.
const proxies = () => import("./machines/proxies.ts");

async function tryFleet(): Promise<boolean> {
	const [{ startFleet }, { CHECKS }, { tryAll }] = await Promise.all([
		import("./machines/fleet.ts"),
		import("./machines/checks.ts"),
		proxies(),
	]);
	const fleet = await startFleet(SERVERS);
	return tryAll(CHECKS, fleet).finally(() => fleet.close());
}

async function tryFormer(): Promise<boolean> {
	const [{ startVersions, VERSION_CHECKS }, { tryAll }] = await Promise.all([
		import("./machines/former.ts"),
		proxies(),
	]);
	const versions = await startVersions();
	return tryAll(VERSION_CHECKS, versions).finally(() => versions.close());
}

async function tryFailover(): Promise<boolean> {
	const { playFailover } = await import("./machines/failover.ts");
	const { before, since, words, away, lost } = await playFailover();
	const found = lost.length > 0 ? `**broken**: lost ${lost.join("; ")}` : "nothing acknowledged lost";
	const shown = words.length > 0 ? words.join("; ") : "nothing";
	console.log(
		`| the database's machine is lost, and its standby promoted | ${before} cases filed before, the next after ${away} ms, ${since} since; ${found}; the citizen saw ${shown} |`,
	);
	return lost.length === 0;
}

/** A trial, with the tools that it needs, by the names of their programs and of Debian's packages. */
type Trial = { name: string; tools: Record<string, string>; pages: boolean; run(): Promise<boolean> };

const TRIALS: readonly Trial[] = [
	{ name: "fleet", tools: { haproxy: "haproxy", pgbouncer: "pgbouncer" }, pages: false, run: tryFleet },
	{ name: "failover", tools: { haproxy: "haproxy" }, pages: false, run: tryFailover },
	{ name: "former", tools: { git: "git" }, pages: false, run: tryFormer },
	{
		name: "nginx",
		tools: { nginx: "nginx", openssl: "openssl" },
		pages: true,
		run: async () => (await proxies()).tryNginx(),
	},
	{ name: "caddy", tools: { caddy: "caddy" }, pages: true, run: async () => (await proxies()).tryCaddy() },
	{
		name: "varnish",
		tools: { varnishd: "varnish varnish-modules" },
		pages: true,
		run: async () => (await proxies()).tryVarnish(),
	},
];

const built = existsSync(join(import.meta.dirname, "../dist/client/index.html"));

/** Why a trial cannot be made here; null where it can. */
function hindrance({ tools, pages }: Trial): string | null {
	const missing = Object.keys(tools).filter((program) => findTool(program) === null);
	const packages = missing.map((program) => tools[program]).join(" ");
	if (missing.length > 0) return `${missing.join(" and ")} is not installed (Debian: apt-get install ${packages})`;
	return pages && !built ? "the client is not built (npm run build)" : null;
}

const { values } = parseArgs({ options: { only: { type: "string" }, failover: { type: "boolean", default: false } } });
const only = values.failover ? "failover" : values.only;
const chosen = TRIALS.filter(({ name }) => only === undefined || name === only);
if (chosen.length === 0) {
	console.error(`There is no trial ${only}: ${TRIALS.map(({ name }) => name).join(", ")}.`);
	process.exit(2);
}
const possible = chosen.filter((trial) => hindrance(trial) === null);
if (possible.length > 0) console.log("| promise | measured |\n| --- | --- |");
for (const trial of possible) if (!(await trial.run())) process.exitCode = 1;
for (const trial of chosen.filter((one) => !possible.includes(one)))
	console.log(`Not tried, ${trial.name}: ${hindrance(trial)}.`);
