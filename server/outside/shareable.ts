import { loadForm } from "../cases/forms.ts";
import { privateValues } from "../cases/private-values.ts";
import { valuesOf } from "../cases/values.ts";
import type { Db } from "../database/connection.ts";
import type { FoundCase } from "../repositories/messages/message.ts";

/** Whether a text says how to reach somebody, or who they are. A number plate does not: many a case is about one. */
const saysWhose = (text: string) => privateValues(text).some(({ kind }) => kind !== "plate");

/**
 * What was answered in a case, all of which can be shown outside, and the pointers of what everybody may see whole, and in
 * which nobody has written how to reach them.
 */
export async function shareableOf(db: Db, message: FoundCase) {
	const form = await loadForm(db, message.form_hash);
	if (!form) return { answers: [], open: [] };
	const answers = valuesOf(form.artefact, message.data, "all", message.labels);
	const texts = new Map(answers.map(({ name, text }) => [name, text]));
	const seen = valuesOf(form.artefact, message.data, "public", message.labels);
	const open = seen.filter(({ name, text }) => texts.get(name) === text && !saysWhose(text));
	return { answers, open: open.map(({ name }) => name) };
}
