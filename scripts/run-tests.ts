/** Every check of the project, in the order in which a mistake shows soonest. Ends with a line `N passed, N failed`. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureChromium } from "./chromium.ts";
import { slowestFiles, type TestFile } from "./slowest-files.ts";

const ROOT = join(import.meta.dirname, "..");
const vitestReport = join(mkdtempSync(join(tmpdir(), "portico-test-")), "vitest.json");

const VITEST = ["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${vitestReport}`];
const only = process.argv.slice(2);

const STEPS: [name: string, command: string, args: string[]][] = [
	["generated files are fresh, code is clean and typed", "node", ["scripts/check.ts"]],
	["the portal builds", "node", ["scripts/build.ts"]],
	["tests", "npx", [...VITEST, ...only]],
];

type Tally = { passed: number; failed: number };

/** The part of vitest's report that is read here. */
type Report = {
	numPassedTests: number;
	numFailedTests: number;
	numFailedTestSuites: number;
	testResults: TestFile[];
};

/** Counts vitest's tests, and prints its slowest files; a run that wrote no report counts as one failure. */
function vitestTally(): Tally {
	try {
		const report: Report = JSON.parse(readFileSync(vitestReport, "utf8"));
		console.log(`\nThe slowest files:\n${slowestFiles(report.testResults, ROOT).join("\n")}`);
		return {
			passed: report.numPassedTests,
			failed: Math.max(report.numFailedTests, report.numFailedTestSuites > 0 ? 1 : 0),
		};
	} catch {
		return { passed: 0, failed: 1 };
	}
}

function runStep([name, command, args]: (typeof STEPS)[number], env: NodeJS.ProcessEnv): Tally {
	console.log(`\n── ${name}`);
	const ok = spawnSync(command, args, { cwd: ROOT, stdio: "inherit", env }).status === 0;
	if (name !== "tests") return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
	const tally = vitestTally();
	return ok ? tally : { ...tally, failed: Math.max(1, tally.failed) };
}

const env = { ...process.env, PORTICO_CHROMIUM: ensureChromium() };
const total: Tally = { passed: 0, failed: 0 };
for (const step of STEPS) {
	const tally = runStep(step, env);
	total.passed += tally.passed;
	total.failed += tally.failed;
	if (tally.failed > 0) break;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
