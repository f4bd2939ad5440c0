/**
 * States how `dist` came to be, as in-toto and SLSA have it: each file with its SHA-256, the commit, the lock file, the Node.js.
 *   npm run --silent provenance > provenance.json   after npm run build, of a checkout without changes
 *   npm run provenance -- --check provenance.json      compares dist, commit and lock file with it; exits 1 where they differ
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type BuildStatement, differencesOf, statementOf } from "./supply/statement.ts";

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

try {
	const { values } = parseArgs({ options: { check: { type: "string" } } });
	const found = await currentStatement();
	if (values.check === undefined) console.log(JSON.stringify(found, null, "\t"));
	else {
		const differences = differencesOf(JSON.parse(readFileSync(values.check, "utf8")), found);
		for (const difference of differences) console.log(difference);
		if (differences.length > 0) process.exitCode = 1;
		else console.log(`${found.subject.length} files are as stated.`);
	}
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 2;
}
