import { expect, it } from "vitest";
import { AWAY } from "./away.ts";
import type { Fault } from "./fault.ts";
import { MACHINE } from "./machine.ts";
import { memoryOfDatabase } from "./memory.ts";
import { playRound } from "./round.ts";

const FAULT_MS = 2_000;

/** Of each kind one, once and for a short time: `npm run faults` plays all of them, as often and for as long as it is told. */
const SHORT = [
	"database gone",
	"storage of files gone",
	"out of memory: a process of PostgreSQL is killed",
	"memory pressure: PostgreSQL is given no more",
];

const faultNamed = (name: string): Fault =>
	[...AWAY, ...MACHINE, memoryOfDatabase].find((fault) => fault.name === name) ??
	expect.fail(`There is no fault ${name}.`);

it.each(SHORT)("loses nothing that was acknowledged, and is back by itself: %s", { timeout: 240_000 }, async (name) => {
	const { files, open, impossible } = faultNamed(name);
	if (impossible() !== null) return;
	const trial = await open();
	try {
		const { acknowledged, lost, backAfter } = await playRound(trial, files, FAULT_MS);
		expect(acknowledged).toBeGreaterThanOrEqual(3);
		expect(lost).toEqual([]);
		expect(backAfter).not.toBeNull();
	} finally {
		await trial.close();
	}
});
