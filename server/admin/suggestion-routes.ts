import { portalWords } from "../cases/filer-language.ts";
import type { Db } from "../database/connection.ts";
import { maySetSuggestions } from "../policies/suggestion-policy.ts";
import { findCategoryModel, listCategoryModels } from "../repositories/content/category-model.ts";
import { listKnownCategories } from "../repositories/releases/category-code.ts";
import {
	readSuggestionSetting,
	readTraining,
	requestTraining,
	writeSuggestionSetting,
} from "../repositories/settings/suggestion-setting.ts";
import { MIN_PROBABILITY } from "../suggestions/classify.ts";
import { invalid } from "../wire/refusal.ts";
import { INTEGER, listOf, objectOf, TEXT, TIME, YES_OR_NO } from "../wire/response-shapes.ts";
import type { AdminRoute } from "./admin-route.ts";
import { EMPTY_BODY } from "./draft-release-bodies.ts";

const PATH = "/admin/api/suggestions";
const VERSION = { type: ["integer", "null"], minimum: 1 };

/** What categories are called in the reader's language, or were last. */
async function namesOf(db: Db, language: string | undefined) {
	const words = await portalWords(db, language);
	const known = new Map((await listKnownCategories(db)).map(({ code, name }) => [code, name]));
	return (code: string) => words(known.get(code) ?? code);
}

const MODEL = objectOf({
	version: INTEGER,
	trained_at: TIME,
	cases: INTEGER,
	words: INTEGER,
	held_out: INTEGER,
	right: INTEGER,
	right_in_three: INTEGER,
	sure: INTEGER,
	sure_right: INTEGER,
	categories: listOf(
		objectOf({
			code: TEXT,
			name: TEXT,
			learned: INTEGER,
			held_out: INTEGER,
			suggested: INTEGER,
			right: INTEGER,
		}),
	),
	confused: listOf(objectOf({ category: TEXT, taken_for: TEXT, cases: INTEGER })),
});

const show: AdminRoute = {
	method: "GET",
	path: PATH,
	summary: "Whether categories are suggested, by which version of what was learned, and how each version did.",
	body: null,
	response: objectOf({
		on: YES_OR_NO,
		chosen: VERSION,
		training: YES_OR_NO,
		min_probability: { type: "number" },
		last: { anyOf: [objectOf({ at: TIME, cases: INTEGER, learned: YES_OR_NO }), { type: "null" }] },
		versions: listOf(MODEL),
	}),
	allowed: maySetSuggestions,
	async handle({ language }, { db }) {
		const { on, version: chosen } = await readSuggestionSetting(db);
		const { requested: training, last } = await readTraining(db);
		const nameOf = await namesOf(db, language);
		const versions = (await listCategoryModels(db)).map(({ figures, trained_at, ...one }) => ({
			...one,
			...figures,
			trained_at: trained_at.toISOString(),
			categories: figures.categories.map((category) => ({ ...category, name: nameOf(category.code) })),
			confused: figures.confused.map(({ category, taken_for, cases }) => ({
				category: nameOf(category),
				taken_for: nameOf(taken_for),
				cases,
			})),
		}));
		return { on, chosen, training, last, versions, min_probability: MIN_PROBABILITY };
	},
};

async function demandVersion(db: Db, version: number | null): Promise<void> {
	if (version === null || (await findCategoryModel(db, version)) !== null) return;
	const text = "Nothing was learned under this number any more.";
	throw invalid([{ pointer: "/version", message: text }], text);
}

const change: AdminRoute = {
	method: "POST",
	path: PATH,
	summary: "Has categories suggested or not, and by which version; null is the newest. What is left out stays.",
	body: {
		type: "object",
		properties: { on: YES_OR_NO, version: VERSION },
		additionalProperties: false,
	},
	response: objectOf({ on: YES_OR_NO, version: VERSION }),
	allowed: maySetSuggestions,
	async handle({ body, record }, { db }) {
		const before = await readSuggestionSetting(db);
		const { on, version } = { ...before, ...(typeof body === "object" && body) };
		const setting = { on: on === true, version: typeof version === "number" ? version : null };
		await demandVersion(db, setting.version);
		await db.transaction().execute(async (transaction) => {
			await writeSuggestionSetting(transaction, setting);
			await record(
				{ action: "suggestions.changed", object: { kind: "suggestions", id: "" }, detail: setting },
				transaction,
			);
			// Whoever turns them on waits for the first ones.
			if (setting.on && (await listCategoryModels(transaction)).length === 0) await requestTraining(transaction);
		});
		return setting;
	},
};

const train: AdminRoute = {
	method: "POST",
	path: `${PATH}/train`,
	summary: "Learns anew from the closed cases, within a minute; whether suggestions are on or not.",
	body: EMPTY_BODY,
	response: objectOf({ training: YES_OR_NO }),
	allowed: maySetSuggestions,
	async handle({ record }, { db }) {
		await db.transaction().execute(async (transaction) => {
			await requestTraining(transaction);
			const object = { kind: "suggestions" as const, id: "" };
			await record({ action: "suggestions.changed", object, detail: { train: true } }, transaction);
		});
		return { training: true };
	},
};

/** Calls by which suggestions of categories are set and watched. */
export const SUGGESTION_ROUTES: readonly AdminRoute[] = [show, change, train];
