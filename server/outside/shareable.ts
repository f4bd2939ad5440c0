import { loadForm } from "../cases/forms.ts";
import { valuesOf } from "../cases/values.ts";
import type { Db } from "../database/connection.ts";
import type { FoundCase } from "../repositories/messages/message.ts";

/** What was answered in a case, all of which can be shown outside, and the pointers of what everybody may see whole. */
export async function shareableOf(db: Db, message: FoundCase) {
	const form = await loadForm(db, message.form_hash);
	if (!form) return { answers: [], open: [] };
	const answers = valuesOf(form.artefact, message.data, "all", message.labels);
	const texts = new Map(answers.map(({ name, text }) => [name, text]));
	const seen = valuesOf(form.artefact, message.data, "public", message.labels);
	return { answers, open: seen.filter(({ name, text }) => texts.get(name) === text).map(({ name }) => name) };
}
