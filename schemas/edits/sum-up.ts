import { asString } from "../json/json.ts";
import { applyEdits } from "./apply-edits.ts";
import { type Followed, followCorrections, followedSentence } from "./corrected-texts.ts";
import { describeEdits } from "./describe-edits.ts";
import { editsBetween } from "./edits-between.ts";
import { sentence } from "./refusals.ts";
import { renamesBetween } from "./renames-between.ts";
import type { Documents, Edit, Sentence } from "./types.ts";

/** More translations than these are told of by their number. */
const MAX_TRANSLATIONS = 12;

/** The order in which a list of names stands says nothing. */
const saysNothing = ({ verb, at }: Edit): boolean => verb === "move" && /\/required\/[^/]*$/.test(at);

/** Where the words of a field's choices stand, by the address of what is in the `enum` of its schema. */
function wordsOfChoices(at: string): string | undefined {
	const field = /^\/schema((?:\/properties\/[^/]+|\/items)+?)(?:\/items)?\/enum(?:\/|$)/.exec(at)?.[1];
	return field && `/fields/${field.replaceAll("/properties/", "~1").replaceAll("/items", "~1*")}/choices`;
}

/** The value of a choice is told of by its words, where the same became of them. */
function isWorded({ path, verb, at }: Edit, edits: readonly Edit[]): boolean {
	const words = wordsOfChoices(at);
	return words !== undefined && edits.some((one) => one.path === path && one.verb === verb && one.at.startsWith(words));
}

/** The translations of the earlier of two states that stay with a text as it was corrected. */
function following(before: Documents, after: Documents): ReadonlyMap<string, Followed> {
	return new Map(
		Object.entries(before).flatMap(([path, was]) => {
			const is = after[path];
			return is?.kind === "messages" && is !== was ? [[path, followCorrections(was, is)]] : [];
		}),
	);
}

type Line = { path: string; sentence: Sentence };

function linesOf(before: Documents, edits: readonly Edit[]): Line[] {
	return describeEdits(before, edits).flatMap(({ sentence: own, paths }) =>
		paths.map((path) => ({ path, sentence: own })),
	);
}

/** Translations one by one where they are few. */
function translations(documents: Documents, edits: readonly Edit[]): Line[] {
	const byPath = Map.groupBy(edits, ({ path }) => path);
	return [...byPath].flatMap(([path, own]) => {
		if (own.length <= MAX_TRANSLATIONS) return linesOf(documents, own);
		const locale = asString(documents[path]?.locale) ?? path;
		return [
			{
				path,
				sentence: sentence("Translations into {locale} that were changed: {count}", { count: own.length, locale }),
			},
		];
	});
}

/**
 * What differs between two states of the documents, in sentences by path. What has another name is told of once, and not of
 * what refers to it; translations that stay with a corrected text are counted.
 */
export function sumUp(before: Documents, after: Documents): ReadonlyMap<string, readonly Sentence[]> {
	const renames = renamesBetween(before, after).map((edit, at): Edit => ({ ...edit, id: `rename ${at}` }));
	const renamed = applyEdits(before, renames).documents;
	const followed = following(renamed, after);
	const start = { ...renamed, ...Object.fromEntries([...followed].map(([path, { document }]) => [path, document])) };
	const all = editsBetween(start, after);
	const edits = all.filter((edit) => !saysNothing(edit) && !isWorded(edit, all));
	const isTranslation = ({ verb }: Edit) => verb === "translate";
	const lines = [
		...linesOf(before, renames),
		...linesOf(
			start,
			edits.filter((edit) => !isTranslation(edit)),
		),
		...translations(start, edits.filter(isTranslation)),
		...[...followed].flatMap(([path, { document, count }]): Line[] =>
			count === 0 ? [] : [{ path, sentence: followedSentence(count, asString(document.locale) ?? path) }],
		),
	];
	const byPath = Map.groupBy(lines, ({ path }) => path);
	return new Map([...byPath].map(([path, own]) => [path, own.map((one) => one.sentence)]));
}
