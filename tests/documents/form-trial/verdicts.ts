import { createFormChecker } from "../../../renderer/forms/checking/form-checker.ts";
import type { AnswerError } from "../../../renderer/forms/state/errors-store.ts";
import type { LoadedForm } from "../../../renderer/loader/artefacts.ts";
import { asArray, asObject, isObject } from "../../../schemas/rules/json.ts";
import { VALIDATOR_RUNTIME } from "../../../schemas/rules/validator-runtime.ts";
import { createSpeaker } from "../../../schemas/speech/speaker.ts";
import { validAnswers } from "../../../server/cases/valid-answers.ts";
import { Refusal } from "../../../server/wire/refusal.ts";

type Answers = Record<string, unknown>;

const PLAIN = createSpeaker({ locale: "en-US", messages: {}, timeZone: "UTC" });

/** As it goes over the wire. */
const sent = (answers: Answers): Answers => ({ ...asObject(JSON.parse(JSON.stringify(answers))) });

const inWords = (errors: readonly AnswerError[]) => errors.map(({ pointer, message }) => `${pointer}: ${message}`);

/** What the browser finds wrong with answers; none where it would send them. */
export async function browserVerdict(form: LoadedForm, answers: Answers): Promise<string[]> {
	let found: readonly AnswerError[] = [];
	await createFormChecker(form, () => PLAIN).check(
		() => answers,
		(errors) => {
			found = errors;
		},
	);
	return inWords(found);
}

/** What the server finds wrong with the same answers, sent to it. */
export async function serverVerdict(form: LoadedForm, answers: Answers): Promise<string[]> {
	const make = await form.validator();
	try {
		validAnswers({ artefact: form.artefact, validate: make(VALIDATOR_RUNTIME) }, sent(answers), PLAIN);
		return [];
	} catch (refusal) {
		if (!(refusal instanceof Refusal)) throw refusal;
		const errors = asArray(asObject(refusal.data).errors).filter(isObject);
		return errors.map(({ pointer, message }) => `${String(pointer).slice("/data".length)}: ${message}`);
	}
}
