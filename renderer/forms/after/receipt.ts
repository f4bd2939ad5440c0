import type { ValueLabels } from "../../../schemas/rules/described-values.ts";
import { asObject, asString, isObject, isStrings } from "../../../schemas/rules/json.ts";
import type { Action, FormDocument } from "../../../schemas/types.gen.ts";
import type { FormValues } from "../state/values-store.ts";

/** A form that was taken: which, in which version, by whom, and what was answered. */
export type Receipt = {
	form: string;
	hash: string;
	/** Who may read it here: undefined where it was sent without a name. */
	user: string | undefined;
	result: unknown;
	/** The values that were sent: of a case all, else nothing where nothing that follows the form speaks of them. */
	values: FormValues;
	/** Under which labels of an operation's options they were chosen. */
	labels?: ValueLabels;
	/** Whether it was read before: what follows by itself has been done. */
	again?: true;
};

/** Actions that lead to another page: not for a form that stands over one. */
export const LEADS_AWAY: readonly Action["do"][] = ["return", "back", "navigate", "reload"];

/** Whether a form files cases: of those a copy of what was sent is shown. */
export const filesCases = ({ submit }: Pick<FormDocument, "submit">): boolean => submit.operation === "messagesIndex";

/** The values that what follows a form speaks of: all of a case, or none where nothing speaks of them. */
export const valuesFor = (form: Pick<FormDocument, "submit" | "after">, values: FormValues): FormValues =>
	filesCases(form) || /"\/form["/]/.test(JSON.stringify(form.after ?? {})) ? values : {};

/** The number of the case that was filed; undefined for any other form. */
export const numberOf = (result: unknown): string | undefined => asString(asObject(result).number);

/** The code with which a case is followed that was filed without a name. */
export const receiptQueryCode = (result: unknown): string | undefined => asString(asObject(result).query_code);

const isLabels = (value: unknown): value is ValueLabels => isObject(value) && Object.values(value).every(isStrings);

/** What an entry of the history has stored, if it is the receipt of this form. */
export function receiptIn(stored: unknown, form: string): Receipt | undefined {
	if (!isObject(stored) || stored.form !== form || typeof stored.hash !== "string") return undefined;
	const { hash, user, result, values } = stored;
	const labels = isLabels(stored.labels) ? stored.labels : {};
	return { form, hash, user: asString(user), result, values: asObject(values), labels, again: true };
}
