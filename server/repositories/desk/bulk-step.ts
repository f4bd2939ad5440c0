import { sql } from "kysely";
import type { Db } from "../../database/connection.ts";
import type { BulkAction, BulkBefore } from "../../database/tables/desk-tables.ts";
import type { UserRow } from "../../database/tables.ts";
import { casesOf } from "../../policies/case-policy.ts";
import { isRowId, wordsWhere } from "../queries/search.ts";
import { type DeskFilter, type DeskReader, deskWhere, deskWords } from "./desk-cases.ts";

/** How many cases of a report are read at once. */
const PIECE = 500;

/** Who begins a bulk step, from which network. */
export type BulkAuthor = { author_id: string; origin: string };

async function insertStep(db: Db, author: BulkAuthor, step: BulkAction, undoes: string | null): Promise<string> {
	const row = { ...author, step: JSON.stringify(step), undoes };
	return (await db.insertInto("bulk_step").values(row).returning("id").executeTakeFirstOrThrow()).id;
}

/** Writes down a step over the cases that a filter means now, so many at most; returns its id, and how many they are. */
export async function insertBulk(
	db: Db,
	author: BulkAuthor,
	step: BulkAction,
	{ filter, reader, limit }: { filter: DeskFilter; reader: DeskReader; limit: number },
): Promise<{ id: string; total: number }> {
	const id = await insertStep(db, author, step, null);
	const where = (await deskWhere(db, filter, reader)) ?? [sql<boolean>`false`];
	const { numAffectedRows } = await sql`
		insert into bulk_case (bulk_id, position, message_id)
		select ${id}, row_number() over (order by due_at, id), id from (
			select id, due_at from message where ${sql.join([...where, ...wordsWhere(deskWords(filter))], sql` and `)}
			order by due_at, id limit ${limit}
		) as meant
	`.execute(db);
	return { id, total: Number(numAffectedRows ?? 0) };
}

/** Writes down that a step is taken back in all cases in which it was taken. */
export async function insertUndo(db: Db, author: BulkAuthor, undoes: string): Promise<{ id: string; total: number }> {
	const id = await insertStep(db, author, { do: "undo" }, undoes);
	const { numAffectedRows } = await sql`
		insert into bulk_case (bulk_id, position, message_id, before, version)
		select ${id}, position, message_id, before, version from bulk_case where bulk_id = ${undoes} and state = 'done'
	`.execute(db);
	return { id, total: Number(numAffectedRows ?? 0) };
}

/** A bulk step by its id, of whoever began it; the newest of theirs without an id. */
export async function findBulk(db: Db, author: string, id?: string) {
	if (id !== undefined && !isRowId(id)) return null;
	const row = await db
		.selectFrom("bulk_step")
		.selectAll()
		.select((eb) =>
			eb
				.exists(eb.selectFrom("bulk_step as later").select("later.id").whereRef("later.undoes", "=", "bulk_step.id"))
				.as("undone"),
		)
		.where("author_id", "=", author)
		.$if(id !== undefined, (query) => query.where("id", "=", id ?? ""))
		.orderBy("created_at", "desc")
		.limit(1)
		.executeTakeFirst();
	return row ?? null;
}

/** How many of its cases wait, are done, and were refused. */
export async function countBulk(db: Db, id: string): Promise<{ waiting: number; done: number; refused: number }> {
	const rows = await db
		.selectFrom("bulk_case")
		.select((eb) => ["state", eb.fn.countAll<number>().as("count")])
		.where("bulk_id", "=", id)
		.groupBy("state")
		.execute();
	const of = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0);
	return { waiting: of("waiting"), done: of("done"), refused: of("refused") };
}

/** The first of the cases in which it was refused, and why. */
export const listRefused = (db: Db, id: string, limit: number) =>
	db
		.selectFrom("bulk_case")
		.innerJoin("message", "message.id", "bulk_case.message_id")
		.select(["message.id", "message.number", "message.title", "bulk_case.why"])
		.where("bulk_id", "=", id)
		.where("bulk_case.state", "=", "refused")
		.orderBy("position")
		.limit(limit)
		.execute();

/** The cases of a step that its author may read now, piece by piece: those that were refused first. */
export async function* readOutcomes(db: Db, id: string, author: UserRow) {
	for (const state of ["refused", "done", "waiting"] as const)
		for (let after = 0; ; ) {
			const rows = await db
				.selectFrom("bulk_case")
				.innerJoin("message", "message.id", "bulk_case.message_id")
				.select(["bulk_case.position", "bulk_case.state", "bulk_case.why", "message.number"])
				.where("bulk_id", "=", id)
				.where("bulk_case.state", "=", state)
				.where("position", ">", after)
				.where(casesOf(author, "read"))
				.orderBy("position")
				.limit(PIECE)
				.execute();
			if (rows.length > 0) yield rows;
			if (rows.length < PIECE) break;
			after = rows.at(-1)?.position ?? after;
		}
}

/** Who began those of some ids that are bulk steps. */
export const listBulkAuthors = (db: Db, ids: readonly string[]) =>
	db.selectFrom("bulk_step").select(["id", "author_id"]).where("id", "in", ids).execute();

/** A running step by its id, with who began it. */
export const findRunning = (db: Db, id: string) =>
	db.selectFrom("bulk_step").selectAll().where("id", "=", id).where("state", "=", "running").executeTakeFirst();

/** The steps that are not through. */
export const listRunning = (db: Db) =>
	db.selectFrom("bulk_step").select("id").where("state", "=", "running").orderBy("created_at").execute();

/** The next cases that wait. */
export const takeWaiting = (db: Db, id: string, limit: number) =>
	db
		.selectFrom("bulk_case")
		.select(["position", "message_id", "before", "version"])
		.where("bulk_id", "=", id)
		.where("state", "=", "waiting")
		.orderBy("position")
		.limit(limit)
		.execute();

/** What came of a case. */
export type BulkOutcome =
	| { state: "done"; before: BulkBefore | null; version: number }
	| { state: "refused"; why: string };

/** Writes down what came of a case; false where another process was first. */
export async function settleCase(db: Db, id: string, position: number, outcome: BulkOutcome): Promise<boolean> {
	const set =
		outcome.state === "done"
			? { ...outcome, before: outcome.before && JSON.stringify(outcome.before) }
			: { state: outcome.state, why: outcome.why };
	const { numUpdatedRows } = await db
		.updateTable("bulk_case")
		.set(set)
		.where("bulk_id", "=", id)
		.where("position", "=", position)
		.where("state", "=", "waiting")
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** Says that a step is through, or was stopped; false where it was already. */
export async function endBulk(db: Db, id: string, state: "done" | "stopped"): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable("bulk_step")
		.set({ state, finished_at: new Date() })
		.where("id", "=", id)
		.where("state", "=", "running")
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}
