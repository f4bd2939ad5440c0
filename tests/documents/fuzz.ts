/**
 * Runs the trial of generated forms (tests/documents/generated-forms.test.ts) for several seeds, one after another, and
 * prints what was done as docs/fuzzing.md has it. A seed that hangs is ended, and the form it had in hand is named.
 *
 *     node tests/documents/fuzz.ts --forms 500 --seeds 1-10 [--record FILE]
 */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { neverUsed } from "./form-trial/never-used.ts";
import type { Tally } from "./form-trial/tally.ts";
import { fuzzReport } from "./fuzz-report.ts";

const { values } = parseArgs({
	options: {
		forms: { type: "string", default: "500" },
		seeds: { type: "string", default: "1-10" },
		record: { type: "string" },
	},
});
const [first = 1, last = first] = values.seeds.split("-").map(Number);
const record = values.record ?? join(mkdtempSync(join(tmpdir(), "portico-fuzz-")), "record.jsonl");
const inHand = `${record}.now`;

/** A form that takes longer than this, compiled and used, hangs. */
const HANGS_AFTER_MS = 180_000;

const hangs = () => existsSync(inHand) && Date.now() - statSync(inHand).mtimeMs > HANGS_AFTER_MS;

/** Runs one seed; false where it failed. */
function run(seed: number): Promise<boolean> {
	rmSync(inHand, { force: true });
	const test = [
		"vitest",
		"run",
		"--project",
		"documents",
		"tests/documents/generated-forms.test.ts",
		"-t",
		"generated forms",
	];
	const env = { ...process.env, FUZZ_FORMS: values.forms, FUZZ_SEED: String(seed), FUZZ_RECORD: record };
	const child = spawn("npx", test, { env, stdio: ["ignore", "ignore", "inherit"], detached: true });
	const watch = setInterval(() => {
		if (!hangs() || child.pid === undefined) return;
		console.error(`Seed ${seed} hangs at ${readFileSync(inHand, "utf8")}`);
		process.kill(-child.pid, "SIGKILL");
	}, 5_000);
	return new Promise((resolve) => {
		child.on("exit", (code) => {
			clearInterval(watch);
			resolve(code === 0);
		});
	});
}

const failed: number[] = [];
for (let seed = first; seed <= last; seed++) {
	console.error(`Seed ${seed}: ${values.forms} forms`);
	if (!(await run(seed))) failed.push(seed);
}
const read = (file: string) => (existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : []);
const tallies = read(record).map((line): Tally => JSON.parse(line));
console.log(fuzzReport(tallies));
for (const line of read(`${record}.found`)) console.error(line);
const unused = neverUsed(tallies);
if (unused.length > 0) {
	console.error(`In no form: ${unused.join(", ")}`);
	process.exitCode = 1;
}
if (failed.length > 0) {
	console.error(`Failed: ${failed.join(", ")}`);
	process.exitCode = 1;
}
