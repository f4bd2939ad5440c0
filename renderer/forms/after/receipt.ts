import { asObject, asString, isObject } from "../../../schemas/rules/json.ts";
import type { Action, FormDocument } from "../../../schemas/types.gen.ts";
import type { Answers } from "../state/answers-store.ts";

/** A form that was taken: which, in which version, by whom, and what was answered. */
export type Receipt = {
	form: string;
	hash: string;
	/** Who may read it here: undefined where it was sent without a name. */
	user: string | undefined;
	result: unknown;
	/** The answers that were sent: nothing where nothing that follows the form speaks of them. */
	answers: Answers;
	/** Whether it was read before: what follows by itself has been done. */
	again?: true;
};

/** Actions that lead to another page: not for a form that stands over one. */
export const LEADS_AWAY: readonly Action["do"][] = ["return", "back", "navigate", "reload"];

/** The answers that what follows a form speaks of: all, or none where it speaks of none. */
export const answersFor = (after: FormDocument["after"], answers: Answers): Answers =>
	/"\/form["/]/.test(JSON.stringify(after ?? {})) ? answers : {};

/** The number of the case that was filed; undefined for any other form. */
export const numberOf = (result: unknown): string | undefined => asString(asObject(result).number);

/** The code with which a case is followed that was filed without a name. */
export const queryCodeOf = (result: unknown): string | undefined => asString(asObject(result).query_code);

/** What an entry of the history has kept, if it is the receipt of this form. */
export function receiptIn(kept: unknown, form: string): Receipt | undefined {
	if (!isObject(kept) || kept.form !== form || typeof kept.hash !== "string") return undefined;
	const { hash, user, result, answers } = kept;
	return { form, hash, user: asString(user), result, answers: asObject(answers), again: true };
}
