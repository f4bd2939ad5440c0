/**
 * Every check of the project, in the order in which a mistake shows soonest, each with the processor time that it used. Ends
 * with a line `N passed, N failed`.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { TEMPLATE_FOLDER } from "../server/testing/database-template.ts";
import { makeMemoryFolder } from "../server/testing/memory-folder.ts";
import { ensureChromium } from "./chromium.ts";
import { failedTests, type TestOutcomes } from "./failed-tests.ts";
import { withProcessorTime } from "./processor-time.ts";
import { SHORT_LIVED } from "./short-lived.ts";
import { slowestFiles, type TestFile } from "./slowest-files.ts";
import { type StepTime, timesOf } from "./step-times.ts";

const ROOT = join(import.meta.dirname, "..");
const RUN = makeMemoryFolder("portico-test-");

const VITEST = join(ROOT, "node_modules/vitest/vitest.mjs");

/** What follows `--project` among the arguments chooses projects; all others go to vitest as they are. */
const args = process.argv.slice(2);
const chosen = args.filter((_, at) => args[at - 1] === "--project");
const only = args.filter((argument, at) => argument !== "--project" && args[at - 1] !== "--project");

/** The projects of vite.config.ts, the cheapest first. Each runs by itself, so that what it costs is known. */
const PROJECTS = ["unit", "architecture", "documents", "components", "mocked", "contract", "server", "journeys"];

/** Those whose tests count calls by the engine's own coverage, which is less precise for code from a cache. */
const COUNTING = "unit";

type Step = { name: string; command: string; args: string[]; report?: string };

const projectStep = (project: string): Step => {
	const report = join(RUN, `${project}.json`);
	const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
	const run = ["run", "--project", project, "--passWithNoTests", ...reporters, ...only];
	return { name: `tests: ${project}`, command: "node", args: [...SHORT_LIVED, VITEST, ...run], report };
};

const CHECKS: Step[] = [
	{ name: "generated files are fresh, code is clean and typed", command: "node", args: ["scripts/check.ts"] },
	{ name: "the portal builds", command: "node", args: ["scripts/build.ts", "--quick"] },
];

type Tally = { passed: number; failed: number; files: (TestFile & TestOutcomes)[] };

/** The part of vitest's report that is read here. */
type Report = {
	numPassedTests: number;
	numFailedTests: number;
	numFailedTestSuites: number;
	testResults: (TestFile & TestOutcomes)[];
};

/** Counts vitest's tests; a run that wrote no report counts as one failure. */
function vitestTally(report: string): Tally {
	try {
		const read: Report = JSON.parse(readFileSync(report, "utf8"));
		const failed = Math.max(read.numFailedTests, read.numFailedTestSuites > 0 ? 1 : 0);
		return { passed: read.numPassedTests, failed, files: read.testResults };
	} catch {
		return { passed: 0, failed: 1, files: [] };
	}
}

const chromium = ensureChromium();

/** Where this run's processes put what they keep for a while, such as databases that are restored, and profiles of browsers: in memory, like RUN. */
const SCRATCH = join(RUN, "tmp");

/** What one step's processes are given: programs that several start are compiled once, and databases copied from one. */
function environmentOf({ name }: Step): NodeJS.ProcessEnv {
	const compiled = name.endsWith(COUNTING) ? {} : { NODE_COMPILE_CACHE: join(RUN, "compiled") };
	const given = { PORTICO_CHROMIUM: chromium, TMPDIR: SCRATCH, [TEMPLATE_FOLDER]: join(RUN, "template") };
	return { ...process.env, ...given, ...compiled };
}

async function runStep(step: Step): Promise<Tally & StepTime> {
	console.log(`\n── ${step.name}`);
	const { result: ok, seconds } = await withProcessorTime(async () => {
		const child = spawn(step.command, step.args, { cwd: ROOT, stdio: "inherit", env: environmentOf(step) });
		const [code] = await once(child, "exit");
		return code === 0;
	});
	const done: Tally = step.report ? vitestTally(step.report) : { passed: ok ? 1 : 0, failed: 0, files: [] };
	return { ...done, name: step.name, seconds, failed: ok ? done.failed : Math.max(1, done.failed) };
}

async function runAll(): Promise<(Tally & StepTime)[]> {
	const done: (Tally & StepTime)[] = [];
	for (const step of CHECKS) {
		done.push(await runStep(step));
		if (done.some(({ failed }) => failed > 0)) return done;
	}
	for (const project of chosen.length > 0 ? chosen : PROJECTS) done.push(await runStep(projectStep(project)));
	return done;
}

mkdirSync(join(RUN, "template"));
mkdirSync(SCRATCH);
// As /tmp is: whom root has PostgreSQL run as makes folders there, too.
chmodSync(SCRATCH, 0o1777);
const steps = await runAll();
rmSync(RUN, { recursive: true, force: true });
const files = steps.flatMap((step) => step.files);
const sum = (count: (step: Tally) => number) => steps.reduce((total, step) => total + count(step), 0);
// Names that lead to no file of tests are a mistake.
const missed = only.length > 0 && files.length === 0 ? 1 : 0;
const failed = sum((step) => step.failed) || missed;
/** The steps that failed: a check has no tests to name, and a run may have ended before its report. */
const failedSteps = () => steps.filter((step) => step.failed > 0).map(({ name }) => `  ${name}`);
console.log(`\nThe slowest files:\n${slowestFiles(files, ROOT).join("\n")}`);
console.log(`\nProcessor time:\n${timesOf(steps).join("\n")}`);
if (failed > 0) console.log(`\nWhat failed:\n${[...failedSteps(), ...failedTests(files, ROOT)].join("\n")}`);
console.log(`\n${sum((step) => step.passed)} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
