/**
 * States how `dist` came to be, as in-toto and SLSA have it: each file with its SHA-256, the commit, the lock file, the Node.js.
 *   npm run --silent provenance > provenance.json   after npm run build, of a checkout without changes
 *   npm run provenance -- --check provenance.json      compares dist, commit and lock file with it; exits 1 where they differ
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runCommand } from "./operator-command.ts";
import { type BuildStatement, differencesOf, statementOf } from "./supply/statement.ts";

const USAGE = "Usage: npm run provenance -- [--check FILE]";
const ROOT = join(import.meta.dirname, "..");

const git = (...words: string[]) => execFileSync("git", words, { cwd: ROOT, encoding: "utf8" }).trim();

async function currentStatement(): Promise<BuildStatement> {
	if (!existsSync(join(ROOT, "dist"))) throw new Error("There is no dist: run npm run build first.");
	const changed = git("status", "--porcelain", "--untracked-files=no");
	if (changed !== "") throw new Error(`What was built is no commit: these files are changed.\n${changed}`);
	return statementOf(ROOT, "dist", {
		commit: git("rev-parse", "HEAD"),
		lock: "package-lock.json",
		node: process.version,
	});
}

/** The statement in a file that `npm run provenance` has written. */
function statedIn(file: string): BuildStatement {
	if (!existsSync(file)) throw new Error(`--check names ${file}, which is not there.`);
	try {
		const stated: BuildStatement = JSON.parse(readFileSync(file, "utf8"));
		if (Array.isArray(stated.subject) && stated.predicate.buildDefinition) return stated;
	} catch {
		// What is no statement at all is told like half of one.
	}
	throw new Error(`--check names ${file}, which holds no statement of npm run provenance.`);
}

function compare(stated: BuildStatement, found: BuildStatement): number {
	const differences = differencesOf(stated, found);
	for (const difference of differences) console.log(difference);
	if (differences.length > 0) return 1;
	console.log(`${found.subject.length} files are as stated.`);
	return 0;
}

await runCommand(USAGE, async () => {
	const { values } = parseArgs({ options: { check: { type: "string" } } });
	const stated = values.check === undefined ? null : statedIn(values.check);
	const found = await currentStatement();
	if (stated) return compare(stated, found);
	console.log(JSON.stringify(found, null, "\t"));
	return 0;
});
