/** `npm run check`: generated files are fresh, code is formatted and linted, types hold, the shipped documents compile. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");

const CHECKS: [name: string, command: string, ...args: string[]][] = [
	["generated files are fresh", "node", "scripts/generate.ts", "--check"],
	["format and lint", "npx", "biome", "ci", "--error-on-warnings", "."],
	["types", "npx", "tsc"],
	["shipped documents", "node", "scripts/documents.ts", "check"],
];

const failed = CHECKS.filter(([name, command, ...args]) => {
	console.log(`check: ${name}`);
	return spawnSync(command, args, { cwd: ROOT, stdio: "inherit" }).status !== 0;
});
for (const [name] of failed) console.error(`check failed: ${name}`);
process.exitCode = failed.length === 0 ? 0 : 1;
