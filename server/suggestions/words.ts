import { privateValues } from "../cases/private-values.ts";
import { isHan, pairsOf } from "../repositories/queries/bigrams.ts";

const RUNS = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+/gu;
const NUMBER = /\p{N}/u;

/** Letters of a word that is counted: shorter ones say little, longer ones are no words. */
const MIN_LETTERS = 3;
const MAX_LETTERS = 30;

const isCounted = (run: string) => !NUMBER.test(run) && run.length >= MIN_LETTERS && run.length <= MAX_LETTERS;

/** A text without the phones, identity numbers, number plates and e-mail addresses in it. */
function withoutPrivate(text: string): string {
	let left = "";
	let from = 0;
	for (const { at, text: found } of privateValues(text)) {
		left += `${text.slice(from, at)} `;
		from = at + found.length;
	}
	return left + text.slice(from);
}

/**
 * The words of a text in small letters, as often as they stand in it: of Chinese each two characters beside each other.
 * Nothing personal that is known by how it is written is among them, nor anything with a digit.
 */
export const countedWords = (text: string): string[] =>
	(withoutPrivate(text).toLowerCase().match(RUNS) ?? []).flatMap((run) =>
		isHan(run) ? pairsOf(run) : isCounted(run) ? [run] : [],
	);
