import { createFormChecker } from "../../../renderer/forms/checking/form-checker.ts";
import { readyToBegin, structureOf } from "../../../renderer/forms/rjsf/structure.ts";
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

async function checkerOf(form: LoadedForm) {
	await readyToBegin(form.artefact);
	return createFormChecker(form, () => PLAIN, structureOf(form.artefact)?.unaskedBySchema);
}

/** What the browser would send of answers, in one text. */
export const sentByBrowser = async (form: LoadedForm, answers: Answers): Promise<string> =>
	JSON.stringify((await checkerOf(form)).asked(answers));

/** What the browser finds wrong with answers; none where it would send them. */
export async function browserVerdict(form: LoadedForm, answers: Answers): Promise<string[]> {
	let found: readonly AnswerError[] = [];
	await (await checkerOf(form)).check(
		() => answers,
		(errors) => {
			found = errors;
		},
	);
	return inWords(found);
}

/** What the server keeps of the same answers, in one text; throws where it refuses them. */
export async function keptByServer(form: LoadedForm, answers: Answers): Promise<string> {
	const validate = (await form.validator())(VALIDATOR_RUNTIME);
	return JSON.stringify(validAnswers({ artefact: form.artefact, validate }, sent(answers), PLAIN));
}

/** What the server finds wrong with the same answers, sent to it. */
export async function serverVerdict(form: LoadedForm, answers: Answers): Promise<string[]> {
	try {
		await keptByServer(form, answers);
		return [];
	} catch (refusal) {
		if (!(refusal instanceof Refusal)) throw refusal;
		const errors = asArray(asObject(refusal.data).errors).filter(isObject);
		return errors.map(({ pointer, message }) => `${String(pointer).slice("/data".length)}: ${message}`);
	}
}
