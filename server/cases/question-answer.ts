import { describeValues } from "../../schemas/rules/questions/described-values.ts";
import { answersQuestion, HANDED_TO_QUESTION } from "../../schemas/rules/questions/question-form.ts";
import type { Answer } from "../../schemas/types.gen.ts";
import type { Db } from "../database/connection.ts";
import { listAnswered, type StoredAnswer } from "../repositories/messages/case-question.ts";
import { findOffering } from "../repositories/releases/release.ts";
import { Refusal } from "../wire/refusal.ts";
import type { RequestOperation } from "../wire/request-operation.ts";
import { chosenOptions } from "./chosen-options.ts";
import { translatorFor } from "./filer-language.ts";
import { checkFiles, refuseExits } from "./filing-checks.ts";
import { loadForm } from "./forms.ts";
import { neutralNames, withNeutralNames } from "./neutral-files.ts";
import { refuseUnofferedChoices } from "./portal-choices.ts";
import { validValues } from "./valid-values.ts";
import { type AnswerScope, valuesOf } from "./values.ts";

/** What a reporter sends who answers in a form. */
export type SentAnswer = {
	/** The case that is answered for. */
	id: string;
	form: string;
	form_hash: string;
	release: string;
	data: Record<string, unknown>;
	attachments: readonly string[];
};

/** Where an answer comes from: `nameless` where no session stands for its sender. */
type Sending = { request: RequestOperation; language: string | undefined; nameless: boolean };

/** A valid answer, and the form that it is one of; `note` says it in words. */
export type ValidAnswer = StoredAnswer & { form: string; note: string };

const GONE = "This form is no longer offered. Please open it again.";

/** An answer in a form as it is kept, held to all that a form is held to when a case is filed. Throws 410 or 422. */
export async function validAnswer(db: Db, sent: SentAnswer, sending: Sending): Promise<ValidAnswer> {
	const { form, form_hash, data, attachments } = sent;
	const offering = await findOffering(db, sent);
	const loaded = offering ? await loadForm(db, form_hash) : null;
	if (!offering || !loaded || !answersQuestion(loaded.artefact.document)) throw new Refusal(410, GONE);
	const translator = await translatorFor(db, offering.manifest, sending.language);
	const valid = validValues(loaded, data, translator);
	refuseExits(loaded, valid, translator);
	await refuseUnofferedChoices(loaded.artefact, valid, sending.request, translator);
	await checkFiles(db, loaded, valid, attachments, translator);
	const named = sending.nameless ? withNeutralNames(valid, await neutralNames(db, attachments, sent.id)) : valid;
	const labels = await chosenOptions(loaded.artefact, named, sending.request, translator);
	const own = Object.fromEntries(Object.entries(named).filter(([name]) => !HANDED_TO_QUESTION.includes(name)));
	const note = noteOf(describeValues(loaded.artefact, own, undefined, labels));
	return { form, form_hash, answered: { data: own, labels }, note };
}

/** What was answered, in the words of a step's note. */
export const noteOf = (answers: readonly Pick<Answer, "label" | "text">[]): string =>
	answers.map(({ label, text }) => `${label}: ${text}`).join("\n");

/** What was answered in forms, as they asked it, by the step that answered. */
export async function answersOfSteps(
	db: Db,
	messageId: string,
	scope: AnswerScope = "all",
): Promise<ReadonlyMap<string, Answer[]>> {
	const found = new Map<string, Answer[]>();
	for (const { flow_id, form_hash, answered } of await listAnswered(db, messageId)) {
		const form = await loadForm(db, form_hash);
		if (form) found.set(flow_id, valuesOf(form.artefact, answered.data, scope, answered.labels));
	}
	return found;
}
