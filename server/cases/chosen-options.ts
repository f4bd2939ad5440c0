import type { FormArtefact } from "../../schemas/release.ts";
import type { AnswerLabels } from "../../schemas/rules/answers.ts";
import { errorWords, formErrors, wordErrors } from "../../schemas/rules/form-errors.ts";
import type { JsonObject } from "../../schemas/rules/json.ts";
import type { Speaker } from "../../schemas/speech/speaker.ts";
import type { AskOperation } from "../routes/ask-operation.ts";
import { invalid } from "../wire/refusal.ts";
import { offeredValues } from "./offered-values.ts";
import { optionQuestions } from "./option-questions.ts";

/** So often operations are asked for one case. No form that people fill in comes near; it is a bound for floods. */
const MOST_ASKED = 1000;

/** Asks the same only once: rows of a repeat group share their lists. What is asked too often is refused. */
function askingOnce(ask: AskOperation): AskOperation {
	const asked = new Map<string, ReturnType<AskOperation>>();
	return (operation, query) => {
		const key = JSON.stringify([operation, query]);
		const answer = asked.get(key) ?? (asked.size < MOST_ASKED ? ask(operation, query) : tooOften());
		asked.set(key, answer);
		return answer;
	};
}

const tooOften = async () => ({ outcome: "refused" as const });

/**
 * The labels under which the answers with options from an operation were chosen, to be kept with the case: what an
 * operation calls something today it may call otherwise tomorrow. Throws 422 at the answers that nobody could have
 * chosen, for the operation does not know them.
 */
export async function chosenOptions(
	form: FormArtefact,
	data: JsonObject,
	ask: AskOperation,
	speaker: Speaker,
): Promise<AnswerLabels> {
	const asking = askingOnce(ask);
	const labels = new Map<string, string[]>();
	const strange: string[] = [];
	for (const question of optionQuestions(form, data)) {
		const offered = await offeredValues(question, asking);
		const found = question.values.flatMap((value) => offered.labels.get(value) ?? []);
		if (found.length === question.values.length) labels.set(question.pointer, found);
		else if (offered.whole) strange.push(question.pointer);
	}
	if (strange.length > 0) throw notOffered(form, strange, speaker);
	return Object.fromEntries(labels);
}

/** The same is said as of a value that a schema does not list. */
function notOffered(form: FormArtefact, pointers: readonly string[], speaker: Speaker) {
	const errors = pointers.map((instancePath) => ({ keyword: "enum", instancePath, schemaPath: "", params: {} }));
	const worded = wordErrors(formErrors(form, errors), errorWords(speaker));
	return invalid(worded.map(({ pointer, message }) => ({ pointer: `/data${pointer}`, message })));
}
