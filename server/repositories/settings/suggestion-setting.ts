import { sql } from "kysely";
import type { Db } from "../../database/connection.ts";
import { readSetting, writeSetting } from "./setting.ts";

const SETTING = "category_suggestions";
const TRAINING = "category_training";

/** The job that trains, as the table of jobs names it. */
export const TRAINING_JOB = "train_suggestions";

/** Whether categories are suggested, and by which version of the model; null is the newest one. */
export type SuggestionSetting = { on: boolean; version: number | null };

/** Whether somebody waits for a training, and what the last one found: not `learned` where there were too few closed cases. */
export type TrainingState = { requested: boolean; last: { at: string; cases: number; learned: boolean } | null };

/** As an administrator has set it; off until then. */
export async function readSuggestionSetting(db: Db): Promise<SuggestionSetting> {
	const stored: Partial<SuggestionSetting> = (await readSetting(db, SETTING)) ?? {};
	return { on: stored.on === true, version: stored.version ?? null };
}

/** Sets it. */
export const writeSuggestionSetting = (db: Db, setting: SuggestionSetting): Promise<void> =>
	writeSetting(db, SETTING, setting);

/** How training stands. */
export async function readTraining(db: Db): Promise<TrainingState> {
	const stored: Partial<TrainingState> = (await readSetting(db, TRAINING)) ?? {};
	return { requested: stored.requested === true, last: stored.last ?? null };
}

/** Says how it stands. */
export const writeTraining = (db: Db, state: TrainingState): Promise<void> => writeSetting(db, TRAINING, state);

/** Has the model trained anew within seconds, whether suggestions are on or not. */
export async function requestTraining(db: Db): Promise<void> {
	await writeTraining(db, { ...(await readTraining(db)), requested: true });
	await sql`update job set run_after = now() where name = ${TRAINING_JOB}`.execute(db);
}
