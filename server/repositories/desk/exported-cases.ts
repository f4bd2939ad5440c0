import { type SqlBool, sql } from "kysely";
import type { Db } from "../../database/connection.ts";
import { casesOf } from "../../policies/case-policy.ts";
import { inOrder } from "../queries/keyset.ts";
import { readKeys } from "../queries/read-keys.ts";
import { everyOne, wordsWhere } from "../queries/search.ts";
import { afterClause, type Key, type Keyset } from "../queries/set-keys.ts";
import { type DeskFilter, type DeskReader, deskWhere, deskWords } from "./desk-cases.ts";

/** A version of a form with which exported cases were filed, and how many of them. */
export type ExportedForm = { form: string; form_hash: string; count: number };

/** The cases that a filter means and that somebody may export, oldest first; null where it names what cannot be there. */
export async function exportedSet(db: Db, filter: DeskFilter, reader: DeskReader): Promise<Keyset | null> {
	const where = await deskWhere(db, filter, reader);
	return (
		where && {
			table: "message",
			key: "submitted_at",
			descending: false,
			where: [...where, casesOf(reader.user, "export")],
			search: deskWords(filter),
		}
	);
}

/** The versions of forms with which a set's cases were filed, those that were used last first. */
export async function listExportedForms(db: Db, { where, search }: Keyset): Promise<ExportedForm[]> {
	const { rows } = await sql<ExportedForm>`
		select form, form_hash, count(*)::integer as count from message where ${everyOne([...where, ...wordsWhere(search)])}
		group by form, form_hash order by max(submitted_at) desc, form_hash
	`.execute(db);
	return rows;
}

/** The part of a set that was filed with some versions of forms: what comes in with a newer one meanwhile stays out. */
export const filedWith = (set: Keyset, forms: readonly ExportedForm[]): Keyset => ({
	...set,
	where: [...set.where, sql<SqlBool>`form_hash = any(${forms.map(({ form_hash }) => form_hash)}::text[])`],
});

/** The places of a set's next cases, after one of them or from its beginning. */
export const readExportedKeys = (db: Db, set: Keyset, after: Key | null, limit: number): Promise<Key[]> =>
	readKeys(db, set, { where: [...set.where, ...(after ? [afterClause(set, after)] : [])], limit, offset: 0 });

/** What was answered in cases, and since when they are in their state; in the order of the ids. */
export async function findAnswered(db: Db, ids: readonly string[]) {
	if (ids.length === 0) return [];
	const rows = await db
		.selectFrom("message")
		.select((eb) => [
			...(["id", "form", "form_hash", "data", "labels"] as const),
			eb
				.selectFrom("message_flow")
				.select(({ fn }) => fn.max("created_at").as("at"))
				.whereRef("message_flow.message_id", "=", "message.id")
				.whereRef("message_flow.to_status", "=", "message.status")
				.where(sql<SqlBool>`message_flow.from_status is distinct from message_flow.to_status`)
				.as("state_since"),
		])
		.where("id", "in", ids)
		.execute();
	return inOrder(ids, rows);
}

/** A case as findAnswered reads it. */
export type AnsweredRow = Awaited<ReturnType<typeof findAnswered>>[number];
