import { isReceipt, isReceiptLabels, isRefusedField } from "../../../schemas/checks/submissions.gen.ts";
import { asArray, asObject, asString } from "../../../schemas/json/json.ts";
import { pointerTokens, valueAt } from "../../../schemas/json/pointer.ts";
import type { FormArtefact, Hash } from "../../../schemas/release.ts";
import { describeValues, type ValueLabels } from "../../../schemas/rules/questions/described-values.ts";
import { uploadId, uploadsIn } from "../../../schemas/rules/questions/uploads-in.ts";
import type { Action, FormDocument } from "../../../schemas/types.gen.ts";
import { labelKey } from "./choices.ts";
import type { FieldValidationError } from "./errors.ts";
import type { FormSession } from "./session.ts";
import type { FormValues } from "./values.ts";

/** What is sent with the values: the scope's /submission. */
export type Submission = {
	form: string;
	form_hash: Hash;
	release: string;
	attachments: string[];
	idempotency_key: string;
};

/** The ids of all uploads in the values: of every field with a file or signature widget. */
export const attachmentsIn = (form: FormArtefact, values: FormValues): string[] => [
	...new Set(uploadsIn(form.document, values).flatMap(({ ids }) => ids)),
];

/** An error with its text: one of a file with its name, which the server does not know where the file is gone. */
function withFileName(
	error: FieldValidationError,
	values: FormValues,
	nameOf: (upload: string) => string | undefined,
): FieldValidationError {
	const upload = uploadId(valueAt(values, error.pointer));
	const name = upload === undefined ? undefined : nameOf(upload);
	return name === undefined || error.message.includes(name)
		? error
		: { ...error, message: `${name}: ${error.message}` };
}

/** The errors that the server found. It may point into the request, /data/title, or into the values, /title. */
export function serverErrors(
	data: unknown,
	values: FormValues,
	nameOf: (upload: string) => string | undefined,
): FieldValidationError[] {
	return asArray(asObject(data).errors)
		.filter(isRefusedField)
		.map(({ pointer, message }) => {
			const [first] = pointerTokens(pointer);
			const inRequest = first === "data" && !Object.hasOwn(values, "data");
			const place = inRequest ? pointer.slice("/data".length) : pointer;
			return withFileName({ pointer: place, message }, values, nameOf);
		});
}

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

/** What an entry of the history has stored, if it is the receipt of this form. */
export function receiptIn(stored: unknown, form: string): Receipt | undefined {
	if (!isReceipt(stored) || stored.form !== form) return undefined;
	const { hash, user, result, values } = stored;
	const labels = isReceiptLabels(stored.labels) ? stored.labels : {};
	return { form, hash, user: asString(user), result, values: asObject(values), labels, again: true };
}

/** On a page of its own a form leads on when sent; in a dialog it only tells who opened it. */
export type FormPlace = "page" | "dialog";

/**
 * Told once a form was taken and its document's actions are done.
 * @param confirmation what its document confirms first, in words, for whoever takes the form off the screen; "" where nothing
 */
export type FormDone = (result: unknown, confirmation: string) => void;

/** The labels under which values were chosen from what operations offer, by the pointer of their field. */
export function chosenLabels(
	artefact: FormArtefact,
	values: FormValues,
	known: FormSession["labels"],
	optionsAt: FormSession["optionsAt"],
): ValueLabels {
	const entries = describeValues(artefact, values).flatMap(({ name, value }) => {
		const { options } = optionsAt(name);
		if (!options) return [];
		const labels = [value].flat().map((one) => known.get(labelKey(options, one)));
		return labels.every((label) => label !== undefined) ? [[name, labels] as const] : [];
	});
	return Object.fromEntries(entries);
}
