import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../../database/connection.ts";
import type { UserRow } from "../../database/tables.ts";
import { casesOf } from "../../policies/case-policy.ts";
import { pageOf } from "../../wire/paging.ts";
import { listSelfAndAbsent } from "../people/staffing.ts";
import { MAX_COUNTED_CASES } from "../queries/counted-cases.ts";
import { inOrder, readOffered } from "../queries/keyset.ts";
import { hasNumber, isCaseNumber, isRowId, matchesKeyword, type WordSearch } from "../queries/search.ts";
import type { Keyset } from "../queries/set-keys.ts";
import { type Condition, hasTrait, setConditions } from "../queries/traits.ts";
import { findKnownCategory } from "../releases/category-code.ts";
import { currentTeams, teamsWithin } from "../releases/handling-documents.ts";
import { supervisedBy } from "./case-supervision.ts";

/** What cases are listed by at the desk.  */
export type DeskFilter = {
	state?: string | undefined;
	open?: "open" | "closed" | "any" | undefined;
	category?: string | undefined;
	team?: string | undefined;
	assignee?: string | undefined;
	overdue?: "overdue" | "soon" | undefined;
	supervised?: "me" | "any" | undefined;
	district?: string | undefined;
	priority?: "low" | "normal" | "high" | "urgent" | undefined;
	keyword?: string | undefined;
};

/** Who asks, and which states are closed. */
export type DeskReader = { user: UserRow; closed: readonly string[] };

/** By name, what the database keeps of how urgent a case is. */
const PRIORITIES = { low: -1, normal: 0, high: 1, urgent: 2 } as const;

/** Within so many hours a clock counts as running out soon. */
export const SOON_HOURS = 48;

async function assigneeWhere(db: Db, assignee: string | undefined, me: string): Promise<Condition[]> {
	if (!assignee) return [];
	if (assignee === "none") return [{ where: sql<SqlBool>`assignee_id is null` }];
	// A deputy has as theirs what those have who are away.
	const whose = assignee === "me" ? me : assignee;
	if (!isRowId(whose)) return [{ where: sql<SqlBool>`false` }];
	const ids = await listSelfAndAbsent(db, whose);
	// One by equality: cases then come from the index in their order.
	return [ids.length === 1 ? hasTrait("person", whose) : { where: sql<SqlBool>`assignee_id = any(${ids}::uuid[])` }];
}

/** A unit's cases are its own and those of its teams. */
async function teamWhere(db: Db, team: string | undefined): Promise<Condition[]> {
	if (!team) return [];
	const ids = teamsWithin(await currentTeams(db), team);
	// One by equality: cases then come from the index in their order.
	return [ids.length === 1 ? hasTrait("team", team) : { where: sql<SqlBool>`assigned_team = any(${ids}::text[])` }];
}

function dueWhere(overdue: DeskFilter["overdue"]): RawBuilder<SqlBool>[] {
	if (overdue === "overdue") return [sql<SqlBool>`due_at < now()`];
	if (overdue === "soon")
		return [sql<SqlBool>`due_at >= now() and due_at < now() + make_interval(hours => ${SOON_HOURS})`];
	return [];
}

/** Whether only open cases are listed: unless closed ones are asked for, or a case by its number. */
const isOpenOnly = ({ open, state, keyword }: DeskFilter, closed: readonly string[]): boolean =>
	state ? !closed.includes(state) : (open ?? "open") === "open" && !isCaseNumber(keyword?.trim() ?? "");

// As the indexes have it, literally: a parameter would leave them unused.
const IS_OPEN = sql<SqlBool>`due_at < '9999-01-01T00:00:00Z'`;

function openWhere(filter: DeskFilter, closed: readonly string[]): RawBuilder<SqlBool>[] {
	if (isOpenOnly(filter, closed)) return [IS_OPEN];
	return filter.open === "closed" ? [sql<SqlBool>`not ${IS_OPEN}`] : [];
}

/** The conditions on `message` that a filter means, but for its words; null where it names what cannot be there. */
async function deskConditions(db: Db, filter: DeskFilter, reader: DeskReader): Promise<Condition[] | null> {
	const category = filter.category ? await findKnownCategory(db, filter.category) : null;
	if (filter.category && !category) return null;
	const { state, team, supervised, district, priority } = filter;
	const others = [
		casesOf(reader.user, "read"),
		...openWhere(filter, reader.closed),
		...dueWhere(filter.overdue),
		...(supervised ? [supervisedBy(supervised === "any" ? "any" : reader.user)] : []),
	];
	return [
		...others.map((where) => ({ where })),
		...(state ? [hasTrait("state", state)] : []),
		...(category ? [hasTrait("category", category.id)] : []),
		...(await teamWhere(db, team)),
		...(await assigneeWhere(db, filter.assignee, reader.user.id)),
		...(district ? [hasTrait("district", district)] : []),
		...(priority ? [hasTrait("priority", PRIORITIES[priority])] : []),
	];
}

/** The conditions on `message` that a filter means, but for its words; null where it names what cannot be there. */
export async function deskWhere(db: Db, filter: DeskFilter, reader: DeskReader): Promise<RawBuilder<SqlBool>[] | null> {
	const conditions = await deskConditions(db, filter, reader);
	return conditions && setConditions(conditions).where;
}

/** What a filter's words mean: the case's texts hold them, or they are its number. */
export function deskWords({ keyword = "" }: DeskFilter): WordSearch | undefined {
	const words = keyword.trim();
	if (isCaseNumber(words)) return hasNumber(words);
	return matchesKeyword("message", words, ["title", "public_text"]);
}

/** How a list is sorted and paged. */
export type DeskPaging = { sort?: "due" | "newest" | "oldest"; page?: number; limit?: number; cursor?: string };

/** A page of the ids of cases, and how many there are. */
export async function listDeskIds(db: Db, filter: DeskFilter, reader: DeskReader, paging: DeskPaging) {
	const page = pageOf(paging);
	const conditions = await deskConditions(db, filter, reader);
	if (!conditions) return { ids: [], total: 0, more: false, page, next: null };
	// What is over is due no more: the newest of it come first.
	const sort = paging.sort ?? "due";
	const openOnly = isOpenOnly(filter, reader.closed);
	const byDue = sort === "due" && openOnly;
	const set: Keyset = {
		table: "message",
		key: byDue ? "due_at" : "submitted_at",
		descending: !byDue && sort !== "oldest",
		...setConditions(conditions),
		search: deskWords(filter),
		open: openOnly,
		inSlices: !openOnly && sort !== "oldest",
	};
	const { keys, total, more } = await readOffered(db, set, page, MAX_COUNTED_CASES);
	return { ...keys, total, more, page };
}

/** Cases as the desk lists them, in the order of the ids. */
export async function findDeskRows(db: Db, ids: readonly string[]) {
	if (ids.length === 0) return [];
	const rows = await db
		.selectFrom("message")
		.innerJoin("category", "category.id", "message.category_id")
		.leftJoin("app_user as assignee", "assignee.id", "message.assignee_id")
		.leftJoin("case_supervision as supervision", "supervision.message_id", "message.id")
		.leftJoin("app_user as supervisor", "supervisor.id", "supervision.user_id")
		.select([
			...(["message.id", "message.number", "message.title", "message.status", "message.submitted_at"] as const),
			...([
				"message.due_at",
				"message.priority",
				"message.assigned_team",
				"message.district",
				"message.version",
			] as const),
			...(["message.workflow_hash", "message.assignee_id", "assignee.nickname as assignee_name"] as const),
			...(["category.id as category_id", "category.code as category_code", "category.name as category_name"] as const),
		])
		.select(["supervisor.id as supervisor_id", "supervisor.nickname as supervisor_name"])
		.select(["supervision.reason as supervision_reason", "supervision.created_at as supervised_since"])
		.where("message.id", "in", ids)
		.execute();
	return inOrder(ids, rows);
}

/** A case as findDeskRows reads it. */
export type DeskRow = Awaited<ReturnType<typeof findDeskRows>>[number];
