import { currentCategories } from "../cases/categories.ts";
import { loadShownForm } from "../cases/shown-form.ts";
import type { Db } from "../database/connection.ts";
import type { CategoryModel } from "../database/tables/suggestion-tables.ts";
import type { UserRow } from "../database/tables.ts";
import { mayWithCase } from "../policies/case-policy.ts";
import type { CaseStanding } from "../policies/rights.ts";
import { findCategoryModel, newestModelVersion } from "../repositories/content/category-model.ts";
import { isDismissed } from "../repositories/content/dismissed-suggestion.ts";
import type { FoundCase } from "../repositories/messages/message.ts";
import { findKnownCategory } from "../repositories/releases/category-code.ts";
import { readSuggestionSetting } from "../repositories/settings/suggestion-setting.ts";
import { classify, MIN_PROBABILITY } from "./classify.ts";
import { ownWordsOf } from "./own-words.ts";
import { countedWords } from "./words.ts";

/** A category that a case may belong to, and how likely, as a fraction. */
export type CategorySuggestion = { code: string; name: string; probability: number };

/** What stands under a version never changes. */
let known: { version: number; model: CategoryModel } | null = null;

async function modelAt(db: Db, version: number): Promise<CategoryModel | null> {
	if (known?.version === version) return known.model;
	const model = await findCategoryModel(db, version);
	if (model) known = { version, model };
	return model;
}

/** The model by which categories are suggested; null while that is off, or none was trained. */
async function modelInForce(db: Db): Promise<CategoryModel | null> {
	const { on, version } = await readSuggestionSetting(db);
	if (!on) return null;
	const used = version ?? (await newestModelVersion(db));
	return used === null ? null : modelAt(db, used);
}

/** By hundredths, and never certain: words alone are not. */
const wholePercent = (probability: number) => Math.min(Math.round(probability * 100), 99) / 100;

async function likeliest(db: Db, message: FoundCase) {
	const model = await modelInForce(db);
	// Of a category that too few cases were closed in nothing was learned: all its cases would look as if they were of another.
	if (!model?.categories.some(({ code }) => code === message.category_code)) return null;
	const shown = await loadShownForm(db, message);
	if (!shown) return null;
	const [first] = classify(model, countedWords(ownWordsOf(shown.artefact, message.data, message.labels)));
	return first && first.probability >= MIN_PROBABILITY && first.code !== message.category_code ? first : null;
}

/**
 * The category that a case more likely belongs to than to its own; null where none is sure enough, for whoever may not handle the
 * case, for cases that only their team reads, and where somebody has dismissed it. Categories that a reader may not read are not suggested to them.
 */
export async function suggestCategory(
	db: Db,
	message: FoundCase,
	user: UserRow,
	standing: CaseStanding,
): Promise<CategorySuggestion | null> {
	if (standing.restricted || !mayWithCase(user, "move", standing)) return null;
	const found = await likeliest(db, message);
	if (!found || (await isDismissed(db, message.id, found.code))) return null;
	const target = await findKnownCategory(db, found.code);
	const offered = (await currentCategories(db)).find(({ code }) => code === found.code);
	if (!target || !offered || (target.restricted && !mayWithCase(user, "read", target))) return null;
	return { code: found.code, name: offered.name, probability: wholePercent(found.probability) };
}
