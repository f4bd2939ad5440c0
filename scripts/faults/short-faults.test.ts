import { expect, it } from "vitest";
import { databaseGone, storageGone } from "./away.ts";
import type { Trial } from "./fault.ts";
import { backendKilled } from "./machine.ts";
import { memoryOfDatabase } from "./memory.ts";
import { playRound } from "./round.ts";

const FAULT_MS = 2_000;

/** Of each kind one, once and for a short time: `npm run faults` plays all of them, as often and for as long as it is told. */
async function survive(trial: Trial, files: boolean, name: string): Promise<void> {
	const { acknowledged, lost, backAfter } = await playRound(trial, files, FAULT_MS);
	expect(acknowledged, name).toBeGreaterThanOrEqual(3);
	expect(lost, name).toEqual([]);
	expect(backAfter, name).not.toBeNull();
}

it("loses nothing that was acknowledged, and is back by itself: database gone", { timeout: 240_000 }, async () => {
	const trial = await databaseGone.open();
	await survive(trial, databaseGone.files, databaseGone.name).finally(trial.close);
});

it("loses nothing that was acknowledged, and is back each time: storage of files gone, then a process of PostgreSQL killed, then PostgreSQL given no more memory", {
	timeout: 480_000,
}, async () => {
	const trial = await storageGone.open();
	try {
		await survive(trial, storageGone.files, storageGone.name);
		for (const fault of [backendKilled, memoryOfDatabase])
			if (fault.impossible() === null)
				await survive({ ...trial, ...fault.within(trial.portal()) }, fault.files, fault.name);
	} finally {
		await trial.close();
	}
});
