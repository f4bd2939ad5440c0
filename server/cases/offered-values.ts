import { isStrings } from "../../schemas/rules/json.ts";
import { MOST_PAGES, pagingOf } from "../../schemas/rules/option-pages.ts";
import { onAnswers } from "../../schemas/rules/option-query.ts";
import { valueAt } from "../../schemas/rules/pointer.ts";
import type { OptionSource } from "../../schemas/types.gen.ts";
import type { AskOperation } from "../routes/ask-operation.ts";
import { API_SCHEMAS } from "../wire/api-schemas.ts";
import type { OptionQuestion } from "./option-questions.ts";

/** The labels of the values that are offered; `whole`: what is not among them is certainly not offered. */
export type Offered = { labels: ReadonlyMap<unknown, string>; whole: boolean };

/**
 * What an operation knows of the values that were chosen from it. An operation that fails says nothing of them, and
 * neither does a searched list that ends nowhere within reach: then any value is taken, for a complaint must not be
 * lost over a list that does not answer, nor over an entry that only a search would show. An operation that refuses
 * offers nothing.
 */
export async function offeredValues(question: OptionQuestion, ask: AskOperation): Promise<Offered> {
	if (question.waits) return { labels: new Map(), whole: true };
	const { lookup } = question.source;
	if (!lookup) return listed(question, ask);
	// The entry alone does not say whether the list had it for the answers that it hangs on.
	const inList = onAnswers(question.source).length > 0 ? await listed(question, ask) : undefined;
	return inList?.whole ? inList : lookedUp(question, lookup, ask);
}

/** One by one, each by the operation that answers the entry of a value. */
async function lookedUp(
	{ values, source }: OptionQuestion,
	{ operation, parameter }: NonNullable<OptionSource["lookup"]>,
	ask: AskOperation,
): Promise<Offered> {
	const labels = new Map<unknown, string>();
	let whole = true;
	for (const value of values) {
		const answer = await ask(operation, { [parameter]: String(value) });
		if (answer.outcome === "answered" && valueAt(answer.data, source.value) === value)
			labels.set(value, String(valueAt(answer.data, source.label) ?? value));
		whole &&= answer.outcome !== "failed";
	}
	return { labels, whole };
}

/** Page by page, until all are found or the list ends. */
async function listed({ values, source, query, widened }: OptionQuestion, ask: AskOperation): Promise<Offered> {
	const labels = new Map<unknown, string>();
	for (let page = 1; page <= MOST_PAGES; page++) {
		const answer = await ask(source.operation, page === 1 ? query : { ...query, page: String(page) });
		if (answer.outcome !== "answered")
			return { labels, whole: answer.outcome === "refused" && !widened && !needsWords(source) };
		for (const [value, label] of entriesIn(answer.data, source)) labels.set(value, label);
		const paging = pagingOf(answer.data);
		if (values.every((value) => labels.has(value))) return { labels, whole: true };
		if (paging.next === undefined) return { labels, whole: source.search === undefined || paging.isPaged };
	}
	// What offers its list at once shows no more than its first page.
	return { labels, whole: source.search === undefined };
}

/** The values that an answer offers, with their labels; an entry without a label is not shown. */
function entriesIn(data: unknown, source: OptionSource): [value: unknown, label: string][] {
	const list = valueAt(data, source.list);
	return (Array.isArray(list) ? list : []).flatMap((entry): [unknown, string][] => {
		const label = valueAt(entry, source.label);
		return label === undefined || label === null ? [] : [[valueAt(entry, source.value), String(label)]];
	});
}

/** Whether a list can only be asked for with words to search for. */
function needsWords({ operation, search }: OptionSource): boolean {
	const required = valueAt(API_SCHEMAS.get(`${operation}.schema.json`), "/request/required");
	return search !== undefined && isStrings(required) && required.includes(search);
}
