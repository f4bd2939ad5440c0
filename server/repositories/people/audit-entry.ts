import { type Insertable, type Selectable, sql } from "kysely";
import type { Db } from "../../database/connection.ts";
import type { AuditEntryTable } from "../../database/tables/audit-tables.ts";
import { casesOf } from "../../policies/case-policy.ts";
import type { RightHolder } from "../../policies/rights.ts";
import { isRowId, likePattern } from "../queries/search.ts";

/** What is looked for in the log; a member left out leaves nothing out. Times are ISO 8601. */
export type AuditFilter = {
	actor?: string | undefined;
	/** An action, or with its dot what comes before: `case.` */
	action?: string | undefined;
	kind?: string | undefined;
	object?: string | undefined;
	from?: string | undefined;
	to?: string | undefined;
	/** Words in the actor's name, the object's id or the detail, or a case's number. */
	keyword?: string | undefined;
};

/** An entry as the log tells it; its number once it is chained. */
export type AuditEntry = Selectable<AuditEntryTable> & { number: number | null };

/** An entry's place in the order of the log. */
export type AuditPlace = { at: string; id: string };

/** Appends an entry. */
export async function insertAuditEntry(db: Db, entry: Insertable<AuditEntryTable>): Promise<void> {
	await db.insertInto("audit_entry").values(entry).execute();
}

/** Whether somebody has done the same to the same thing within some minutes. */
export async function hasRead(
	db: Db,
	{ actor_id, action, object_id }: Pick<AuditEntry, "actor_id" | "action" | "object_id">,
	minutes: number,
): Promise<boolean> {
	const found = await db
		.selectFrom("audit_entry")
		.select("id")
		.where("actor_id", "=", actor_id)
		.where("action", "=", action)
		.where("object_id", "=", object_id)
		.where("at", ">", sql<Date>`now() - make_interval(mins => ${minutes})`)
		.limit(1)
		.executeTakeFirst();
	return found !== undefined;
}

const openings = (db: Db, messageId: string) =>
	db.selectFrom("audit_entry").where("action", "=", "case.opened_outside").where("object_id", "=", messageId);

/** Whether a case was opened outside by a link, from the same network, within some minutes. */
export async function hasOpened(
	db: Db,
	{ message_id, link, origin }: { message_id: string; link: string; origin: string },
	minutes: number,
): Promise<boolean> {
	const found = await openings(db, message_id)
		.select("id")
		.where(sql`detail->>'link'`, "=", link)
		.where("origin", "=", origin)
		.where("at", ">", sql<Date>`now() - make_interval(mins => ${minutes})`)
		.limit(1)
		.executeTakeFirst();
	return found !== undefined;
}

/** When each link to a case outside was last opened, by the link's id. */
export async function listOpenings(db: Db, messageId: string): Promise<Map<string, Date>> {
	const rows = await openings(db, messageId)
		.select([sql<string>`detail->>'link'`.as("link"), sql<Date>`max(at)`.as("at")])
		.groupBy(sql`detail->>'link'`)
		.execute();
	return new Map(rows.map(({ link, at }) => [link, at]));
}

const filtered = (db: Db, { actor, action, kind, object, from, to, keyword }: AuditFilter) =>
	db
		.selectFrom("audit_entry")
		.leftJoin("audit_link", "audit_link.entry_id", "audit_entry.id")
		.selectAll("audit_entry")
		.select("audit_link.number")
		.$if(actor !== undefined, (query) => query.where("actor_id", "=", actor ?? ""))
		.$if(action?.endsWith(".") === true, (query) => query.where("action", "like", `${action}%`))
		.$if(action?.endsWith(".") === false, (query) => query.where("action", "=", action ?? ""))
		.$if(kind !== undefined, (query) => query.where("object_kind", "=", kind ?? ""))
		.$if(object !== undefined, (query) => query.where("object_id", "=", object ?? ""))
		.$if(from !== undefined, (query) => query.where("at", ">=", sql<Date>`${from}::timestamptz`))
		.$if(to !== undefined, (query) => query.where("at", "<", sql<Date>`${to}::timestamptz`))
		.$if(keyword !== undefined, (query) =>
			query.where(
				sql<boolean>`(concat_ws(' ', audit_entry.actor, object_id, origin, detail::text) ilike ${likePattern(keyword ?? "")}
					or object_id in (select message.id::text from message where message.number = ${keyword ?? ""}))`,
			),
		);

/** Entries of the log, newest first, `limit` of them from after a place in that order. */
export function listAuditEntries(
	db: Db,
	filter: AuditFilter,
	{ limit, after }: { limit: number; after: AuditPlace | null },
): Promise<AuditEntry[]> {
	return filtered(db, filter)
		.$if(after !== null, (query) =>
			query.where(sql<boolean>`(at, audit_entry.id) < (${after?.at}::timestamptz, ${after?.id}::bigint)`),
		)
		.orderBy("at", "desc")
		.orderBy("audit_entry.id", "desc")
		.limit(limit)
		.execute();
}

/** The numbers of those cases among some that somebody may read, by id. */
export async function numbersOfCases(
	db: Db,
	reader: RightHolder,
	ids: readonly string[],
): Promise<Map<string, string>> {
	const { rows } = await sql<{ id: string; number: string }>`
		select id::text, number from message where id = any(${ids.filter(isRowId)}::uuid[]) and ${casesOf(reader, "read")}
	`.execute(db);
	return new Map(rows.map(({ id, number }) => [id, number]));
}

/** Which of some accounts are staff, to be named in the log: whoever holds a role or a right. */
export function listStaffAmong(db: Db, ids: readonly string[]) {
	return db
		.selectFrom("app_user")
		.select(["id", "nickname", "mobile"])
		.where(sql<boolean>`id = any(${ids.filter(isRowId)}::uuid[]) and (roles <> '{}' or assignments <> '[]')`)
		.execute();
}

/** An entry as it is hashed: every column as its text. */
export type ChainedEntry = {
	number: string;
	hash: string;
	/** In the order in which they are hashed. */
	parts: (string | null)[];
};

/** Links of the chain after a number, with what they are the hash of; parts are null where the entry is gone. */
export async function readChain(db: Db, after: string, limit: number): Promise<ChainedEntry[]> {
	const { rows } = await sql<ChainedEntry>`
		select link.number::text as number, encode(link.hash, 'hex') as hash,
			array[link.number::text, entry.id::text,
				to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
				entry.actor_id::text, entry.actor, entry.action, entry.object_kind, entry.object_id,
				entry.detail::text, entry.origin] as parts
		from audit_link as link left join audit_entry as entry on entry.id = link.entry_id
		where link.number > ${after}::bigint order by link.number limit ${limit}
	`.execute(db);
	return rows;
}

/** How many entries no link leads to: what was put in past the chain. */
export async function countUnchained(db: Db): Promise<number> {
	const { rows } = await sql<{ count: number }>`
		select count(*) as count from audit_entry as entry
		where not exists (select 1 from audit_link as link where link.entry_id = entry.id)
	`.execute(db);
	return rows[0]?.count ?? 0;
}
