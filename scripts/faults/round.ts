import { setTimeout as sleep } from "node:timers/promises";
import { lostOf, startCitizen } from "../drill/citizen.ts";
import type { Trial } from "./fault.ts";

/** What one round came to. Times in milliseconds. */
export type Outcome = {
	/** What was shown while it failed, and how often. */
	words: Map<string, number>;
	acknowledged: number;
	/** What was acknowledged and is not there, in words. */
	lost: string[];
	/** From the mending of the fault to the next case, or null where none came. */
	backAfter: number | null;
};

/** Until when a portal must be back by itself after a fault has ended. */
const BACK_WITHIN_MS = 60_000;
const PAUSE_MS = 20;

async function until(condition: () => boolean, ms: number): Promise<boolean> {
	for (const end = Date.now() + ms; !condition(); await sleep(PAUSE_MS)) if (Date.now() > end) return false;
	return true;
}

/** Asks what the fault concerns until it goes well, and writes down the words; null where it never does. */
async function recover(trial: Trial, words: Map<string, number>): Promise<number | null> {
	if (!trial.beside) return null;
	for (const started = Date.now(); Date.now() - started < BACK_WITHIN_MS; await sleep(200)) {
		const refused = await trial.beside();
		if (refused === null) return Date.now() - started;
		words.set(refused, (words.get(refused) ?? 0) + 1);
	}
	return null;
}

/** Lets a fault happen for so long while a citizen files cases, and looks afterwards for all that was acknowledged. */
export async function playRound(trial: Trial, files: boolean, faultMs: number): Promise<Outcome> {
	const citizen = await startCitizen(() => trial.portal().url, { files });
	const { experience } = citizen;
	if (!(await until(() => experience.acknowledged.length >= 3, BACK_WITHIN_MS)))
		throw new Error(`Nothing could be filed before the fault: ${[...experience.words.keys()].join("; ")}`);
	await trial.begin();
	const refused = await trial.beside?.();
	if (refused) experience.words.set(refused, 1);
	await sleep(faultMs);
	await trial.end();
	const endedAt = Date.now();
	const back = await until(() => experience.lastAt > endedAt, BACK_WITHIN_MS);
	const filedAfter = back ? experience.lastAt - endedAt : null;
	const after = trial.beside ? await recover(trial, experience.words) : filedAfter;
	await citizen.stop();
	const lost = await lostOf(trial.portal().url, experience.acknowledged);
	return { words: experience.words, acknowledged: experience.acknowledged.length, lost, backAfter: after };
}
