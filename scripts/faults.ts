/**
 * Lets one thing after the other fail under a running portal while a citizen on the other side of the network files cases,
 * and prints what the citizen saw, what was acknowledged, what of that is lost (nothing, or it exits 1) and how long it took
 * until the portal was back by itself (docs/operating.md, Watching).
 *   npm run faults                       each fault once
 *     -- --rounds 50 --seconds 60        each so often, and for so long
 *     -- --only disk                     those whose name has this in it
 */
import { parseArgs } from "node:util";
import { AWAY } from "./faults/away.ts";
import type { Fault } from "./faults/fault.ts";
import { FULL_DISKS } from "./faults/full-disk.ts";
import { MACHINE } from "./faults/machine.ts";
import { memoryOfDatabase, memoryOfServer } from "./faults/memory.ts";
import { type Outcome, playRound } from "./faults/round.ts";
import { slowDisk } from "./faults/slow-disk.ts";

const FAULTS: readonly Fault[] = [...FULL_DISKS, slowDisk, ...AWAY, memoryOfDatabase, memoryOfServer, ...MACHINE];

const { values } = parseArgs({
	options: {
		rounds: { type: "string", default: "1" },
		seconds: { type: "string", default: "6" },
		only: { type: "string", default: "" },
	},
});

async function play({ open, files }: Fault, rounds: number, faultMs: number): Promise<Outcome[]> {
	const trial = await open();
	try {
		const outcomes: Outcome[] = [];
		while (outcomes.length < rounds) outcomes.push(await playRound(trial, files, faultMs));
		return outcomes;
	} finally {
		await trial.close();
	}
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

/** A line of the table for all rounds of one fault. */
function lineOf({ name }: Fault, outcomes: readonly Outcome[]): string {
	const words = new Set(outcomes.flatMap((outcome) => [...outcome.words.keys()]));
	const lost = outcomes.flatMap((outcome) => outcome.lost);
	const acknowledged = outcomes.reduce((sum, outcome) => sum + outcome.acknowledged, 0);
	const late = outcomes.some(({ backAfter }) => backAfter === null);
	const back = late ? "**not by itself**" : seconds(Math.max(...outcomes.map(({ backAfter }) => backAfter ?? 0)));
	const seen = words.size === 0 ? "nothing" : [...words].join("<br>");
	const lostWords = lost.length === 0 ? "nothing" : `**${lost.length}**: ${lost.slice(0, 3).join("; ")}`;
	return `| ${name} | ${seen} | ${acknowledged} | ${lostWords} | ${back} |`;
}

const went = (outcomes: readonly Outcome[]) =>
	outcomes.every(({ lost, backAfter }) => lost.length === 0 && backAfter !== null);

const chosen = FAULTS.filter(({ name }) => name.includes(values.only));
if (chosen.length === 0) {
	console.error(`There is no fault with "${values.only}" in its name: ${FAULTS.map(({ name }) => name).join("; ")}.`);
	process.exit(2);
}
const rounds = Number(values.rounds);
const faultMs = Number(values.seconds) * 1_000;
console.log("| fault | what the citizen saw | acknowledged | lost | back after |\n| --- | --- | ---: | --- | ---: |");
for (const fault of chosen) {
	const reason = fault.impossible();
	if (reason !== null) {
		console.log(`| ${fault.name} | not tried: ${reason} | | | |`);
		continue;
	}
	const outcomes = await play(fault, rounds, faultMs);
	console.log(lineOf(fault, outcomes));
	if (!went(outcomes)) process.exitCode = 1;
}
