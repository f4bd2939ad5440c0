import type { Translator } from "../../schemas/i18n/translator.ts";
import type { JsonObject } from "../../schemas/json/json.ts";
import type { FormArtefact } from "../../schemas/release.ts";
import { errorWords, formErrors, wordErrors } from "../../schemas/rules/errors/form-errors.ts";
import type { ValueLabels } from "../../schemas/rules/questions/described-values.ts";
import { invalid } from "../wire/refusal.ts";
import type { RequestOperation } from "../wire/request-operation.ts";
import { offeredValues } from "./offered-values.ts";
import { optionQuestions } from "./option-questions.ts";

/** How many requests to operations one case may cause. No form that people fill in comes near; it is a bound for floods. */
const MAX_REQUESTS = 1000;

/** Asks the same only once: rows of a repeat group share their lists. What is asked too often is refused. */
function requestOnce(request: RequestOperation): RequestOperation {
	const requested = new Map<string, ReturnType<RequestOperation>>();
	return (operation, query) => {
		const key = JSON.stringify([operation, query]);
		const outcome = requested.get(key) ?? (requested.size < MAX_REQUESTS ? request(operation, query) : tooOften());
		requested.set(key, outcome);
		return outcome;
	};
}

const tooOften = async () => ({ outcome: "refused" as const });

/**
 * The labels under which the values with options from an operation were chosen, to be kept with the case: what an
 * operation calls something today it may call otherwise tomorrow. Throws 422 at the values that nobody could have
 * chosen, for the operation does not know them.
 */
export async function chosenOptions(
	form: FormArtefact,
	data: JsonObject,
	request: RequestOperation,
	translator: Translator,
): Promise<ValueLabels> {
	const requestCached = requestOnce(request);
	const labels = new Map<string, string[]>();
	const strange: string[] = [];
	for (const question of optionQuestions(form, data)) {
		const offered = await offeredValues(question, requestCached);
		const found = question.values.flatMap((value) => offered.labels.get(value) ?? []);
		if (found.length === question.values.length) labels.set(question.pointer, found);
		else if (offered.whole) strange.push(question.pointer);
	}
	if (strange.length > 0) throw notOffered(form, strange, translator);
	return Object.fromEntries(labels);
}

/** 422 at values that are not offered; the same is said as of a value that a schema does not list. */
export function notOffered(form: FormArtefact, pointers: readonly string[], translator: Translator) {
	const errors = pointers.map((instancePath) => ({ keyword: "enum", instancePath, schemaPath: "", params: {} }));
	const worded = wordErrors(formErrors(form, errors), errorWords(translator));
	return invalid(worded.map(({ pointer, message }) => ({ pointer: `/data${pointer}`, message })));
}
