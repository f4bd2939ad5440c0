import { type SqlBool, sql } from "kysely";
import type { Db } from "../../database/connection.ts";
import type { Correspondence, DataRequestTable } from "../../database/tables/upkeep-tables.ts";
import { dataRequestsOf } from "../../policies/data-request-policy.ts";
import type { RightHolder } from "../../policies/rights.ts";
import { deleteInBatches } from "../queries/delete-in-batches.ts";
import { isRowId, likePattern } from "../queries/search.ts";

/** What somebody asks for. */
export const DATA_REQUEST_KINDS = ["export", "correction", "erasure"] as const satisfies DataRequestTable["kind"][];

/** How a request came to somebody of the staff. */
export const STAFF_CHANNELS = ["phone", "counter", "letter"] as const satisfies DataRequestTable["channel"][];

/** How somebody of the staff has checked who asks. */
export const IDENTITY_CHECKS = ["document", "call_back", "letter", "code"] as const;

/** How a request can stand. */
export const DATA_REQUEST_STATES = ["open", "waiting", "done", "refused"] as const;

/** By when a request is to be settled. */
export type DueTime = { months: number; days: number };

/** What is written down of a request as it comes. */
export type NewDataRequest = Pick<DataRequestTable, "kind" | "channel" | "scope" | "identity"> & {
	wish: string | null;
	user_id: string | null;
	message_id: string | null;
};

const OPEN = sql<SqlBool>`data_request.state in ('open', 'waiting')`;

/** Writes a request down; null where one like it is open. */
export async function insertDataRequest(
	db: Db,
	{ kind, channel, scope, identity, wish, user_id, message_id }: NewDataRequest,
	{ months, days }: DueTime,
): Promise<{ id: string; number: number } | null> {
	const about = db.selectFrom("message").where("id", "=", message_id);
	const opened = db.insertInto("data_request").values({
		kind,
		channel,
		scope,
		identity,
		user_id,
		message_id,
		correspondence: wish === null ? null : JSON.stringify({ wish, exchanges: [] } satisfies Correspondence),
		category_id: about.select("category_id"),
		restricted: sql<boolean>`coalesce((${about.select("restricted")}), false)`,
		due_on: sql<string>`(city_day(now()) + make_interval(months => ${months}, days => ${days}))::date`,
	});
	const row = await opened
		.onConflict((conflict) => conflict.doNothing())
		.returning(["id", "number"])
		.executeTakeFirst();
	return row ?? null;
}

/** Writes down that something was done about a request. */
export async function insertDataStep(
	db: Db,
	step: { request_id: string; actor_id: string | null; action: string; detail?: object },
): Promise<void> {
	const detail = JSON.stringify(step.detail ?? {});
	await db
		.insertInto("data_request_step")
		.values({ ...step, detail })
		.execute();
}

/** What was done about a request, oldest first. */
export const listDataSteps = (db: Db, requestId: string) =>
	db
		.selectFrom("data_request_step")
		.leftJoin("app_user", "app_user.id", "data_request_step.actor_id")
		.select(["action", "detail", "at", "actor_id", "app_user.nickname", "app_user.mobile"])
		.where("request_id", "=", requestId)
		.orderBy("data_request_step.id")
		.execute();

const requests = (db: Db) =>
	db
		.selectFrom("data_request")
		.leftJoin("category", "category.id", "data_request.category_id")
		.leftJoin("message", "message.id", "data_request.message_id")
		.leftJoin("app_user as person", "person.id", "data_request.user_id")
		.leftJoin("app_user as assignee", "assignee.id", "data_request.assignee_id")
		.selectAll("data_request")
		.select(["category.code", "category.team", "message.number as case_number"])
		.select(["person.nickname as person", "person.mobile as person_mobile"])
		.select(["assignee.nickname as assignee", "assignee.mobile as assignee_mobile"])
		.select(sql<boolean>`${OPEN} and due_on < city_day(now())`.as("overdue"));

/** A request by its id, or null. */
export async function findDataRequest(db: Db, id: string) {
	if (!isRowId(id)) return null;
	return (await requests(db).where("data_request.id", "=", id).executeTakeFirst()) ?? null;
}

/** A request as it is found. */
export type DataRequest = NonNullable<Awaited<ReturnType<typeof findDataRequest>>>;

/** A request that nobody else changes until the end of the transaction; null where it is settled. */
export async function lockOpenRequest(db: Db, id: string): Promise<DataRequest | null> {
	const locked = db.selectFrom("data_request").select("id").where("id", "=", id).where(OPEN).forUpdate();
	return (await locked.executeTakeFirst()) ? findDataRequest(db, id) : null;
}

/** One of the requests about an account or a case, by its number, which nobody else changes until the end of the transaction; or null. */
export async function lockOwnRequest(
	db: Db,
	{ scope, user_id, message_id }: Pick<NewDataRequest, "scope" | "user_id" | "message_id">,
	number: number,
): Promise<DataRequest | null> {
	const locked = await db
		.selectFrom("data_request")
		.select("id")
		.where("number", "=", number)
		.where("scope", "=", scope)
		.where(scope === "account" ? "user_id" : "message_id", "=", scope === "account" ? user_id : message_id)
		.forUpdate()
		.executeTakeFirst();
	return locked ? findDataRequest(db, locked.id) : null;
}

/** What was written about a request. */
export const correspondenceOf = ({ correspondence }: Pick<DataRequest, "correspondence">): Correspondence =>
	correspondence ?? { wish: null, exchanges: [] };

/** What the person is asked while a request waits for them; null while it does not. */
export const openQuestion = (request: Pick<DataRequest, "correspondence" | "state">): string | null =>
	request.state === "waiting" ? (correspondenceOf(request).exchanges.at(-1)?.question ?? null) : null;

/** What is looked for in the register; days as YYYY-MM-DD, both included. */
export type DataRequestFilter = {
	kind?: string | undefined;
	state?: string | undefined;
	/** A number of a request or a case, or words in the person's name. */
	keyword?: string | undefined;
	from?: string | undefined;
	to?: string | undefined;
};

/** Requests that a reader tends: what is open by when it is due, then what is settled, the newest first. */
export function listDataRequests(
	db: Db,
	reader: RightHolder,
	{ kind, state, keyword, from, to }: DataRequestFilter,
	{ limit, offset }: { limit: number; offset: number },
): Promise<DataRequest[]> {
	const words = keyword?.trim().replace(/^#/, "") ?? "";
	const pattern = likePattern(words);
	return requests(db)
		.where(dataRequestsOf(reader))
		.$if(kind !== undefined, (query) => query.where(sql<SqlBool>`data_request.kind = ${kind}`))
		.$if(state !== undefined, (query) => query.where(sql<SqlBool>`data_request.state = ${state}`))
		.$if(from !== undefined, (query) => query.where(sql<SqlBool>`city_day(data_request.created_at) >= ${from}::date`))
		.$if(to !== undefined, (query) => query.where(sql<SqlBool>`city_day(data_request.created_at) <= ${to}::date`))
		.$if(words !== "", (query) =>
			query.where(
				sql<SqlBool>`(data_request.number::text = ${words} or message.number = ${words.toUpperCase()} or person.mobile = ${words} or person.nickname ilike ${pattern})`,
			),
		)
		.orderBy(sql`not ${OPEN}`)
		.orderBy(sql`case when ${OPEN} then due_on end`)
		.orderBy("data_request.number", "desc")
		.limit(limit)
		.offset(offset)
		.execute();
}

/** The requests about an account, or about a case, the newest first. */
export const listDataRequestsOf = (db: Db, column: "user_id" | "message_id", id: string): Promise<DataRequest[]> =>
	requests(db)
		.where(`data_request.${column}`, "=", id)
		.where("data_request.scope", "=", column === "user_id" ? "account" : "case")
		.orderBy("data_request.number", "desc")
		.execute();

/** What can change about a request. */
export type DataRequestChange = Partial<
	Pick<DataRequest, "identity" | "state" | "correspondence" | "assignee_id" | "link_expires_at" | "reason">
>;

/** Changes a request. One that is settled loses what was written about it. */
export async function updateDataRequest(
	db: Db,
	id: string,
	{ correspondence, ...change }: DataRequestChange,
): Promise<void> {
	const settled = change.state === "done" || change.state === "refused";
	await db
		.updateTable("data_request")
		.set({
			...change,
			...(correspondence && { correspondence: JSON.stringify(correspondence) }),
			...(settled && { settled_at: new Date(), correspondence: null }),
		})
		.where("id", "=", id)
		.execute();
}

/** Deletes requests that were settled so many years ago. */
export async function deleteOldRequests(db: Db, years: number): Promise<void> {
	await deleteInBatches(db, "data_request", sql`settled_at < now() - make_interval(years => ${years})`);
}
