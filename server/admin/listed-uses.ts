import { sql } from "kysely";
import type { Db } from "../database/connection.ts";
import { casesOf } from "../policies/case-policy.ts";
import type { RightHolder } from "../policies/rights.ts";
import { type IdsOfForms, namedForms } from "./form-ids-table.ts";

/** Most that are listed of a form, the latest first. */
const LISTED = 50;

/** An open case of a form, as whoever may read it finds it at the desk. */
export type ListedCase = { id: string; number: string; category: string; state: string; submitted_at: string };

/** Somebody's draft of a form, without its content and without whose it is. `version`: the form's, as it was begun with. */
export type ListedDraft = { version: string; changed_at: string; expires_at: string };

/** By the form's present id. */
type OfForms<T> = ReadonlyMap<string, T[]>;

/** Rows of SQL as what is listed of each form. */
function byForm<Row extends { form: string }, T>(rows: readonly Row[], listed: (row: Row) => T): OfForms<T> {
	const found = new Map<string, T[]>();
	for (const row of rows) found.set(row.form, [...(found.get(row.form) ?? []), listed(row)]);
	return found;
}

/** The latest open cases of each form, of those that the reader may read. */
export async function casesByForm(
	db: Db,
	reader: RightHolder,
	forms: IdsOfForms,
	closed: readonly string[],
): Promise<OfForms<ListedCase>> {
	const { rows } = await sql<Omit<ListedCase, "submitted_at"> & { form: string; submitted_at: Date }>`
		select named.form, found.* from ${namedForms(forms)} cross join lateral (
			select message.id, message.number, category.name as category, message.status as state, message.submitted_at
			from message join category on category.id = message.category_id
			where message.form = any(named.ids) and not message.status = any(${[...closed]}::text[]) and ${casesOf(reader, "read")}
			order by message.submitted_at desc limit ${LISTED}
		) as found
	`.execute(db);
	return byForm(rows, ({ form: _, submitted_at, ...row }) => ({ ...row, submitted_at: submitted_at.toISOString() }));
}

/** The drafts of each form that were changed last. */
export async function draftsByForm(db: Db, forms: IdsOfForms): Promise<OfForms<ListedDraft>> {
	const { rows } = await sql<{ form: string; version: string; changed_at: Date; expires_at: Date }>`
		select named.form, found.* from ${namedForms(forms)} cross join lateral (
			select left(form_hash, 12) as version, updated_at as changed_at, expires_at
			from draft where draft.form = any(named.ids) order by updated_at desc limit ${LISTED}
		) as found
	`.execute(db);
	return byForm(rows, ({ version, changed_at, expires_at }) => ({
		version,
		changed_at: changed_at.toISOString(),
		expires_at: expires_at.toISOString(),
	}));
}
