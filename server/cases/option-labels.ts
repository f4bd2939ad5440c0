import type { FormArtefact } from "../../schemas/release.ts";
import { type AnswerLabels, describeAnswers } from "../../schemas/rules/answers.ts";
import { optionsAt } from "../../schemas/rules/field-options.ts";
import type { JsonObject } from "../../schemas/rules/json.ts";
import { pointerTokens, toPointer, valueAt } from "../../schemas/rules/pointer.ts";
import type { OptionSource } from "../../schemas/types.gen.ts";
import type { AskOperation } from "../routes/ask-operation.ts";

/** So many answers of one case are looked up, and so many pages for each: enough for forms, and a bound for floods. */
const MOST_ANSWERS = 50;
const MOST_PAGES = 20;

/**
 * The labels under which the answers with options from an operation were chosen, to be kept with the case: what an
 * operation calls something today it may call otherwise tomorrow. What it does not offer has no label.
 */
export async function optionLabels(form: FormArtefact, data: JsonObject, ask: AskOperation): Promise<AnswerLabels> {
	const chosen = describeAnswers(form, data).flatMap(({ name, value }) => {
		const { options } = optionsAt(form.document, name);
		return options ? [{ name, values: [value].flat(), source: options }] : [];
	});
	const labels = new Map<string, string[]>();
	for (const { name, values, source } of chosen.slice(0, MOST_ANSWERS)) {
		const found = await labelsOf(values, source, queryOf(source, name, data), ask);
		if (found) labels.set(name, found);
	}
	return Object.fromEntries(labels);
}

/** The parameters that are constant or come from the answers; who reads the page the server does not know. */
function queryOf(source: OptionSource, name: string, data: JsonObject): Record<string, string> {
	const tokens = pointerTokens(name);
	const row = tokens.findLastIndex((token) => /^\d+$/.test(token));
	const scope = { form: data, item: row < 0 ? undefined : valueAt(data, toPointer(tokens.slice(0, row + 1))) };
	const entries = Object.entries(source.query ?? {}).flatMap(([key, value]): [string, string][] => {
		const found = typeof value === "object" && value !== null ? (valueAt(scope, value.bind) ?? value.default) : value;
		return found === undefined || found === null ? [] : [[key, String(found)]];
	});
	return Object.fromEntries(entries);
}

/** The labels of all values, in their order; undefined unless each has one. */
async function labelsOf(
	values: readonly unknown[],
	source: OptionSource,
	query: Record<string, string>,
	ask: AskOperation,
): Promise<string[] | undefined> {
	const found = new Map<unknown, string>();
	const whole = () => values.every((value) => found.has(value));
	for (let page = 1; page <= MOST_PAGES && !whole(); page++) {
		const answer = await ask(source.operation, page === 1 ? query : { ...query, page: String(page) });
		const list = valueAt(answer, source.list);
		if (!Array.isArray(list) || list.length === 0) break;
		for (const entry of list) {
			const label = valueAt(entry, source.label);
			if (label !== undefined && label !== null) found.set(valueAt(entry, source.value), String(label));
		}
		if (isLast(answer)) break;
	}
	return whole() ? values.map((value) => found.get(value) ?? String(value)) : undefined;
}

/** Whether a list has no further page: paged ones say their page, limit and total. */
function isLast(answer: unknown): boolean {
	const [page, limit, total] = ["/page", "/limit", "/total"].map((pointer) => Number(valueAt(answer, pointer)));
	return !(page !== undefined && limit !== undefined && total !== undefined && page * limit < total);
}
