import { loadShownForm } from "../cases/shown-form.ts";
import { currentWorkflow } from "../cases/workflow.ts";
import type { Db } from "../database/connection.ts";
import type { Job } from "../jobs/job.ts";
import { deleteOldCategoryModels, insertCategoryModel } from "../repositories/content/category-model.ts";
import { type CasePlace, listClosedWords } from "../repositories/desk/closed-words.ts";
import {
	readSuggestionSetting,
	readTraining,
	TRAINING_JOB,
	writeTraining,
} from "../repositories/settings/suggestion-setting.ts";
import type { Sample } from "./learn.ts";
import { learnInThread } from "./learning-thread.ts";
import { ownWordsOf } from "./own-words.ts";

const DAY = 24 * 3600;

/** Cases read at once. */
const BATCH = 100;

/** The newest closed cases are learned from: how people write changes, and so do categories. */
const MAX_CASES = 50_000;

const MAX_VERSIONS = 5;

type ClosedCase = Awaited<ReturnType<typeof listClosedWords>>[number];

async function sampleOf(db: Db, found: ClosedCase): Promise<Sample[]> {
	const shown = await loadShownForm(db, found);
	if (!shown) return [];
	const { id, user_id, category, data, labels } = found;
	// Nobody knows whether two cases without a name are of one person: each counts as one of its own.
	return [{ id, filer: user_id ?? id, category, text: ownWordsOf(shown.artefact, data, labels) }];
}

/** The closed cases that are learned from, some at a time. */
async function* closedCases(db: Db): AsyncGenerator<Sample[]> {
	const { states } = await currentWorkflow(db);
	const closed = Object.entries(states).flatMap(([name, { open311 }]) => (open311 === "closed" ? [name] : []));
	let after: CasePlace | null = null;
	for (let read = 0; closed.length > 0 && read < MAX_CASES; ) {
		const found: ClosedCase[] = await listClosedWords(db, closed, after, BATCH);
		yield (await Promise.all(found.map((one) => sampleOf(db, one)))).flat();
		after = found.at(-1) ?? null;
		read += found.length;
		if (found.length < BATCH) return;
	}
}

/** Trains a version of the model on the closed cases, and stores it; of too few it only says so. */
export async function trainSuggestions(db: Db): Promise<void> {
	const { cases, model, figures } = await learnInThread(closedCases(db));
	const last = { at: new Date().toISOString(), cases, learned: model !== null };
	await db.transaction().execute(async (transaction) => {
		if (model && figures) await insertCategoryModel(transaction, { cases, model, figures });
		const { version } = await readSuggestionSetting(transaction);
		await deleteOldCategoryModels(transaction, MAX_VERSIONS, version);
		await writeTraining(transaction, { requested: false, last });
	});
}

/** Learns from closed cases once a day while suggestions are on, and whenever an administrator asks for it. */
export const trainSuggestionsJob: Job = {
	name: TRAINING_JOB,
	everySeconds: DAY,
	async run({ db }) {
		const { on } = await readSuggestionSetting(db);
		const { requested } = await readTraining(db);
		if (on || requested) await trainSuggestions(db);
	},
};
