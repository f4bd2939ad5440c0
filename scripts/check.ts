/** `npm run check`: generated files are fresh, code is formatted and linted, types hold, the shipped documents compile. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");

const CHECKS: [name: string, command: string, ...args: string[]][] = [
	["generated files are fresh", "node", "scripts/generate.ts", "--check"],
	["format and lint", "npx", "biome", "ci", "--error-on-warnings", "."],
	// Four checkers, the default, each find out anew what the others know: together nearly twice the processor time of one.
	["types", "npx", "tsc", "--checkers", "1"],
	["shipped documents", "node", "scripts/documents.ts", "check"],
];

/** Written in Go, tsc clears its memory less often: it ends before that would pay. */
const env = { ...process.env, GOGC: "400" };

const failed = CHECKS.filter(([name, command, ...args]) => {
	console.log(`check: ${name}`);
	return spawnSync(command, args, { cwd: ROOT, stdio: "inherit", env }).status !== 0;
});
for (const [name] of failed) console.error(`check failed: ${name}`);
process.exitCode = failed.length === 0 ? 0 : 1;
