import type { Translator } from "../../schemas/i18n/translator.ts";
import { describeValues } from "../../schemas/rules/questions/described-values.ts";
import { questionAt } from "../../schemas/rules/questions/form-questions.ts";
import type { ServerText } from "../../schemas/server-texts.ts";
import type { DeskCaseSummary } from "../../schemas/types.gen.ts";
import { loadForm } from "../cases/forms.ts";
import type { Db } from "../database/connection.ts";
import {
	type AnsweredRow,
	type ExportedForm,
	findAnswered,
	readExportedKeys,
} from "../repositories/desk/exported-cases.ts";
import type { Key, Keyset } from "../repositories/queries/set-keys.ts";
import { deskSummaries } from "./case-summary.ts";
import { headsOf, type QuestionColumns, questionColumns } from "./export-columns.ts";

/** Cases that are in memory at once. */
const BATCH = 200;

const HEADS = [
	...([
		"Case number",
		"Category",
		"State",
		"Filed on",
		"Closed on",
		"Who works on it",
		"Team",
		"District",
		"Priority",
	] as const),
] satisfies readonly ServerText[];

const PRIORITY_TEXTS: Readonly<Record<number, ServerText>> = { [-1]: "Low", 0: "Normal", 1: "High", 2: "Urgent" };

/** In whose words a file is written: `own` says what the server does, `words` what the documents do. */
export type ExportReader = { id: string; own: Translator; words: Translator; timeZone: string };

/** A time in the portal's zone as spreadsheets read it in every language: 2026-03-01 09:30:00. */
const timeIn = (timeZone: string, time: Date): string =>
	new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" }).format(time);

function caseCells(found: DeskCaseSummary, row: AnsweredRow, { own, words, timeZone }: ExportReader): string[] {
	const priority = PRIORITY_TEXTS[found.priority];
	return [
		found.number,
		words.text(found.category.name),
		words.text(found.status_label),
		timeIn(timeZone, new Date(found.submitted_at)),
		found.open || !row.state_since ? "" : timeIn(timeZone, row.state_since),
		found.assignee?.name ?? "",
		words.text(found.team?.name ?? ""),
		words.text(found.district_name ?? ""),
		priority === undefined ? String(found.priority) : own.text(priority),
	];
}

/** What was answered, each under its question; the rows of a repeat group one after the other. */
async function answerCells(db: Db, row: AnsweredRow, questions: QuestionColumns, words: Translator): Promise<string[]> {
	const cells = questions.columns.map((): string[] => []);
	const form = await loadForm(db, row.form_hash);
	const values = form ? describeValues(form.artefact, row.data, words.text, row.labels) : [];
	for (const { name, text } of values) cells[questions.placeOf(row.form, questionAt(name))]?.push(text);
	return cells.map((texts) => texts.join("; "));
}

/**
 * The cases of a set as rows of cells, oldest first, piece by piece: the heads, then what the desk knows of each and what the forms
 * with which they were filed ask. `forms` are those versions; the set holds cases of no other.
 */
export async function* exportedRows(
	db: Db,
	set: Keyset,
	forms: readonly ExportedForm[],
	reader: ExportReader,
): AsyncGenerator<string[][]> {
	const questions = await questionColumns(db, forms, (source) => reader.words.text(source));
	const fixed = HEADS.map((head) => reader.own.text(head));
	yield [headsOf(fixed, questions)];
	for (let after: Key | null = null; ; ) {
		const keys: Key[] = await readExportedKeys(db, set, after, BATCH);
		yield await rowsOf(db, keys, questions, reader);
		after = keys.at(-1) ?? null;
		if (keys.length < BATCH) return;
	}
}

async function rowsOf(db: Db, keys: readonly Key[], questions: QuestionColumns, reader: ExportReader) {
	const ids = keys.map(({ id }) => id);
	const summaries = new Map((await deskSummaries(db, ids, reader.id)).map((found) => [found.id, found]));
	const rows: string[][] = [];
	for (const row of await findAnswered(db, ids)) {
		const found = summaries.get(row.id);
		if (!found) continue;
		const answers = await answerCells(db, row, questions, reader.words);
		rows.push([...caseCells(found, row, reader), ...answers]);
	}
	return rows;
}
