import { sql } from "kysely";
import type { Db } from "../../database/connection.ts";
import type { MessageRow, NewCase } from "../../database/tables.ts";

/** What a case's filing returns. */
export type FilingResult = Pick<
	MessageRow,
	"id" | "number" | "status" | "submitted_at" | "request_digest" | "idempotency_owner" | "workflow_hash"
>;

const FILED = [
	...(["id", "number", "status", "submitted_at", "request_digest", "idempotency_owner"] as const),
	"workflow_hash",
] as const;

/** The next human-readable number: the day in the portal's time zone and a running number, e.g. 20261121-000123. */
export async function nextNumber(db: Db, at: Date = new Date()): Promise<string> {
	const { rows } = await sql<{ running: number; day: string }>`
		select nextval('message_number') as running, to_char(city_day(${at.toISOString()}::timestamptz), 'YYYYMMDD') as day
	`.execute(db);
	const [next] = rows;
	if (next === undefined) throw new Error("The database gave no number for a case.");
	return `${next.day}-${String(next.running).padStart(6, "0")}`;
}

const KEY_LOCK = 7_150_213;

/** An idempotency key as cases with a name have it, and as those without one do. */
export type FilingKey = { key: string; mac: string };

/** Stands for whoever filed without a name: one group, as a phone changes its address between retries. */
export const NOBODY = "anonymous";

/**
 * Stores a case within a transaction; null when one with its idempotency key is already there. Whoever sends the same with
 * a name and without at one moment takes turns: the table itself distinguishes keys by who filed.
 */
export async function insertMessage(db: Db, message: NewCase, key: FilingKey): Promise<FilingResult | null> {
	await sql`select pg_advisory_xact_lock(${KEY_LOCK}::integer, hashtext(${key.mac}))`.execute(db);
	if (await findByKey(db, key)) return null;
	return db.insertInto("message").values(message).returning(FILED).executeTakeFirstOrThrow();
}

/** What stands for the owner of a case whose account was deleted: nothing leads from its key to it any more. */
const DELETED = "deleted:";

/** Who has filed a case and is gone. */
export const deletedOwner = (id: string): string => DELETED + id;

/** The case that was filed with an idempotency key, in whosoever name, or null. */
export async function findByKey(db: Db, { key, mac }: FilingKey): Promise<FilingResult | null> {
	const row = await db
		.selectFrom("message")
		.select(FILED)
		.where("idempotency_key", "in", [key, mac])
		.where("idempotency_owner", "not like", `${DELETED}%`)
		.where(sql<boolean>`(idempotency_owner = ${NOBODY}) = (idempotency_key = ${mac})`)
		.orderBy("submitted_at")
		.executeTakeFirst();
	return row ?? null;
}

/** A case that can be found by number and code, or null. */
export async function findTracked(db: Db, number: string): Promise<{ id: string; mac: Buffer } | null> {
	const row = await db
		.selectFrom("message")
		.select(["id", "query_code_mac as mac"])
		.where("number", "=", number)
		.executeTakeFirst();
	return row?.mac ? { id: row.id, mac: row.mac } : null;
}

/** The id of a case by its number, or null. */
export async function findIdByNumber(db: Db, number: string): Promise<string | null> {
	const row = await db.selectFrom("message").select("id").where("number", "=", number).executeTakeFirst();
	return row?.id ?? null;
}

const SUMMARY = [
	"message.id",
	"message.number",
	"message.title",
	"message.status",
	"message.submitted_at",
	"message.replied_at",
	"message.rating",
	"message.supports",
	"message.unread",
	"message.published",
	"message.overdue",
	"message.project_id",
	"project.title as project_title",
	"category.id as category_id",
	"category.code as category_code",
	"category.name as category_name",
] as const;

const withNames = (db: Db) =>
	db
		.selectFrom("message")
		.innerJoin("category", "category.id", "message.category_id")
		.leftJoin("project", "project.id", "message.project_id")
		.select(SUMMARY);

/** Cases as lists show them, in no order. */
export function findSummaries(db: Db, ids: readonly string[]) {
	return withNames(db).where("message.id", "in", ids).execute();
}

/** The official replies to cases, as sanitised HTML, by id of the case; those without one are left out. */
export async function findReplies(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
	if (ids.length === 0) return new Map();
	const rows = await db.selectFrom("message").select(["id", "reply"]).where("id", "in", ids).execute();
	return new Map(rows.flatMap(({ id, reply }) => (reply === null ? [] : [[id, reply] as const])));
}

/** One case in full, or null. Who may see it is for the caller to decide. */
export async function findMessage(db: Db, id: string) {
	const row = await withNames(db)
		.select([
			"message.user_id",
			...(["message.workflow_hash", "message.merged_into", "message.routed", "message.confidential"] as const),
			...([
				"message.version",
				"message.assignee_id",
				"message.assigned_team",
				"message.priority",
				"message.district",
			] as const),
			"message.form",
			"message.form_hash",
			"message.data",
			"message.labels",
			"message.reply",
			"message.rating_comment",
			"message.public_attachments",
			"message.restricted",
			"category.team",
		])
		.where("message.id", "=", id)
		.executeTakeFirst();
	return row ?? null;
}

/** A case as findSummaries reads it. */
export type SummaryRow = Awaited<ReturnType<typeof findSummaries>>[number];

/** A case as findMessage reads it. */
export type FoundCase = NonNullable<Awaited<ReturnType<typeof findMessage>>>;
