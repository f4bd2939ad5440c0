import { API } from "../../schemas/catalogue.gen.ts";
import { isStrings } from "../../schemas/json/json.ts";
import { valueAt } from "../../schemas/json/pointer.ts";
import { MAX_PAGES, pagingOf } from "../../schemas/rules/questions/option-pages.ts";
import { onForm } from "../../schemas/rules/questions/option-query.ts";
import type { OptionSource } from "../../schemas/types.gen.ts";
import type { RequestOperation } from "../wire/request-operation.ts";
import type { OptionQuestion } from "./option-questions.ts";

/** The labels of the values that are offered; `whole`: what is not among them is certainly not offered. */
export type OfferedValues = { labels: ReadonlyMap<unknown, string>; whole: boolean };

/**
 * What an operation knows of the values that were chosen from it. An operation that fails says nothing of them, and
 * neither does a searched list that ends nowhere within reach: then any value is taken, for a complaint must not be
 * lost over a list that does not answer, nor over an entry that only a search would show. An operation that refuses
 * offers nothing.
 */
export async function offeredValues(question: OptionQuestion, request: RequestOperation): Promise<OfferedValues> {
	if (question.waits) return { labels: new Map(), whole: true };
	const { lookup } = question.source;
	if (!lookup) return listed(question, request);
	// The entry alone does not say whether the list had it for the values that it hangs on.
	const inList = onForm(question.source).length > 0 ? await listed(question, request) : undefined;
	return inList?.whole ? inList : lookedUp(question, lookup, request);
}

/** One by one, each by the operation that answers the entry of a value. */
async function lookedUp(
	{ values, source }: OptionQuestion,
	{ operation, parameter }: NonNullable<OptionSource["lookup"]>,
	request: RequestOperation,
): Promise<OfferedValues> {
	const labels = new Map<unknown, string>();
	let whole = true;
	for (const value of values) {
		const outcome = await request(operation, { [parameter]: String(value) });
		if (outcome.outcome === "answered" && valueAt(outcome.data, source.value) === value)
			labels.set(value, String(valueAt(outcome.data, source.label) ?? value));
		whole &&= outcome.outcome !== "failed";
	}
	return { labels, whole };
}

/** Page by page, until all are found or the list ends. */
async function listed(
	{ values, source, query, widened }: OptionQuestion,
	request: RequestOperation,
): Promise<OfferedValues> {
	const labels = new Map<unknown, string>();
	for (let page = 1; page <= MAX_PAGES; page++) {
		const outcome = await request(source.operation, page === 1 ? query : { ...query, page: String(page) });
		if (outcome.outcome !== "answered")
			return { labels, whole: outcome.outcome === "refused" && !widened && !needsWords(source) };
		for (const [value, label] of entriesIn(outcome.data, source)) labels.set(value, label);
		const paging = pagingOf(outcome.data);
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
	const required = valueAt(API[operation], "/request/required");
	return search !== undefined && isStrings(required) && required.includes(search);
}
