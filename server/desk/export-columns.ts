import { formQuestions, type QuestionPlace } from "../../schemas/rules/questions/form-questions.ts";
import { loadForm } from "../cases/forms.ts";
import type { Db } from "../database/connection.ts";
import type { ExportedForm } from "../repositories/desk/exported-cases.ts";

/** A column of questions: where they are asked, and the title that heads it. */
type QuestionColumn = { name: string; label: string };

/** The columns of what forms ask, and in which of them the answer to a form's question stands. */
export type QuestionColumns = {
	columns: readonly QuestionColumn[];
	/** The place of a form's question among the columns; -1 where it has none. */
	placeOf(form: string, name: string): number;
};

type Words = (source: string) => string;

/**
 * The columns for versions of forms, newest first. A question keeps its column from version to version by its pointer, and
 * is headed by its newest title; questions of several forms share one where they have both the pointer and the title.
 */
export async function questionColumns(db: Db, forms: readonly ExportedForm[], words: Words): Promise<QuestionColumns> {
	const columns: QuestionColumn[] = [];
	const byHeading = new Map<string, number>();
	const byQuestion = new Map<string, number>();
	const take = (form: string, { name, labels }: QuestionPlace) => {
		const own = `${form} ${name}`;
		if (byQuestion.has(own)) return;
		const label = labels.map(words).join(" · ");
		const heading = `${name} ${label}`;
		const place = byHeading.get(heading) ?? columns.push({ name, label }) - 1;
		byHeading.set(heading, place);
		byQuestion.set(own, place);
	};
	for (const { form, form_hash } of forms) {
		const released = await loadForm(db, form_hash);
		for (const question of released ? formQuestions(released.artefact) : []) take(form, question);
	}
	return { columns, placeOf: (form, name) => byQuestion.get(`${form} ${name}`) ?? -1 };
}

/** The heads of a file's columns; where several have the same title, the pointer tells which question is meant. */
export function headsOf(fixed: readonly string[], { columns }: QuestionColumns): string[] {
	const labels = [...fixed, ...columns.map(({ label }) => label)];
	const isShared = (label: string) => labels.indexOf(label) !== labels.lastIndexOf(label);
	return [...fixed, ...columns.map(({ name, label }) => (isShared(label) ? `${label} (${name})` : label))];
}
