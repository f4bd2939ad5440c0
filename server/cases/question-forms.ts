import { type SqlBool, sql } from "kysely";
import type { Manifest } from "../../schemas/release.ts";
import { ANSWERING_OPERATION, answersQuestion } from "../../schemas/rules/questions/question-form.ts";
import { EXTENSION } from "../../schemas/rules/texts/extension-step.ts";
import type { FormDocument } from "../../schemas/types.gen.ts";
import type { Db } from "../database/connection.ts";
import { cachedByHash } from "../repositories/queries/cached-by-hash.ts";
import { findCurrent, findManifest } from "../repositories/releases/release.ts";

/** The step that asks a reporter something: the last by the staff, unless it only gave more time. `flow` is oldest first. */
export const latestQuestion = <T extends { action: string; by_citizen: boolean }>(flow: readonly T[]): T | undefined =>
	flow.findLast(({ action, by_citizen }) => !by_citizen && action !== EXTENSION);

/** A form in which a reporter can answer a question; its title is a source text. */
export type QuestionForm = { id: string; title: string };

const CACHED = 10;

/** The forms of a manifest that send their answers to what a case asks. */
async function questionFormsIn(db: Db, { forms }: Pick<Manifest, "forms">): Promise<QuestionForm[]> {
	const rows = await db
		.selectFrom("artefact")
		.select([
			sql<string>`body::jsonb #>> '{document,id}'`.as("id"),
			sql<string>`coalesce(body::jsonb #>> '{document,title,text}', body::jsonb #>> '{document,title}')`.as("title"),
			sql<FormDocument["submit"]>`body::jsonb #> '{document,submit}'`.as("submit"),
		])
		.where(
			"name",
			"in",
			Object.values(forms).map(({ artefact }) => `${artefact}.json`),
		)
		.where(sql<SqlBool>`body::jsonb #>> '{document,submit,operation}' = ${ANSWERING_OPERATION}`)
		.orderBy("title")
		.execute();
	return rows.filter(answersQuestion).map(({ id, title }) => ({ id, title }));
}

/** The same by a release: read once, as a release never changes. */
const ofRelease = cachedByHash(CACHED, async (db: Db, release: string): Promise<QuestionForm[]> => {
	const manifest = await findManifest(db, release);
	return manifest && Object.keys(manifest.forms).length > 0 ? questionFormsIn(db, manifest) : [];
});

/** The forms of the release in force in which a reporter can answer a question. */
export async function currentQuestionForms(db: Db): Promise<QuestionForm[]> {
	const current = await findCurrent(db);
	return current ? ofRelease(db, current.id) : [];
}
