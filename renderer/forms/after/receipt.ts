import type { AnswerLabels } from "../../../schemas/rules/answers.ts";
import { asObject, asString, isObject, isStrings } from "../../../schemas/rules/json.ts";
import type { Action, FormDocument } from "../../../schemas/types.gen.ts";
import type { Answers } from "../state/answers-store.ts";

/** A form that was taken: which, in which version, by whom, and what was answered. */
export type Receipt = {
	form: string;
	hash: string;
	/** Who may read it here: undefined where it was sent without a name. */
	user: string | undefined;
	result: unknown;
	/** The answers that were sent: of a case all, else nothing where nothing that follows the form speaks of them. */
	answers: Answers;
	/** Under which labels of an operation's options they were chosen. */
	labels?: AnswerLabels;
	/** Whether it was read before: what follows by itself has been done. */
	again?: true;
};

/** Actions that lead to another page: not for a form that stands over one. */
export const LEADS_AWAY: readonly Action["do"][] = ["return", "back", "navigate", "reload"];

/** Whether a form files cases: of those a copy of what was sent is shown. */
export const filesCases = ({ submit }: Pick<FormDocument, "submit">): boolean => submit.operation === "messagesIndex";

/** The answers that what follows a form speaks of: all of a case, or none where nothing speaks of them. */
export const answersFor = (form: Pick<FormDocument, "submit" | "after">, answers: Answers): Answers =>
	filesCases(form) || /"\/form["/]/.test(JSON.stringify(form.after ?? {})) ? answers : {};

/** The number of the case that was filed; undefined for any other form. */
export const numberOf = (result: unknown): string | undefined => asString(asObject(result).number);

/** The code with which a case is followed that was filed without a name. */
export const queryCodeOf = (result: unknown): string | undefined => asString(asObject(result).query_code);

const isLabels = (value: unknown): value is AnswerLabels => isObject(value) && Object.values(value).every(isStrings);

/** What an entry of the history has kept, if it is the receipt of this form. */
export function receiptIn(kept: unknown, form: string): Receipt | undefined {
	if (!isObject(kept) || kept.form !== form || typeof kept.hash !== "string") return undefined;
	const { hash, user, result, answers } = kept;
	const labels = isLabels(kept.labels) ? kept.labels : {};
	return { form, hash, user: asString(user), result, answers: asObject(answers), labels, again: true };
}
