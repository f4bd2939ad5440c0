import { sql } from "kysely";
import type { Db } from "../../database/connection.ts";
import type { CaseStanding } from "../../policies/rights.ts";

/** What decides who has rights over a case, and whose it is; null where there is no such case. */
export async function findStanding(db: Db, id: string): Promise<(CaseStanding & { user_id: string | null }) | null> {
	const row = await db
		.selectFrom("message")
		.innerJoin("category", "category.id", "message.category_id")
		.select(["category.code", "category.team", "message.restricted", "message.user_id"])
		.where("message.id", "=", id)
		.executeTakeFirst();
	return row ?? null;
}

/** Minutes for which an exception lasts. */
const EXCEPTION_MINUTES = 60;

/** Lets somebody read one restricted case for a while; returns until when. */
export async function insertException(
	db: Db,
	exception: { user_id: string; message_id: string; reason: string },
): Promise<Date> {
	const { expires_at } = await db
		.insertInto("case_exception")
		.values({ ...exception, expires_at: sql<Date>`now() + make_interval(mins => ${EXCEPTION_MINUTES})` })
		.returning("expires_at")
		.executeTakeFirstOrThrow();
	return expires_at;
}

/** Who opened a case by exception, the newest first. */
export const listExceptions = (db: Db, message_id: string) =>
	db
		.selectFrom("case_exception")
		.innerJoin("app_user", "app_user.id", "case_exception.user_id")
		.select(["app_user.id as user_id", "app_user.nickname as name", "case_exception.reason"])
		.select(["case_exception.created_at", "case_exception.expires_at"])
		.where("case_exception.message_id", "=", message_id)
		.orderBy("case_exception.created_at", "desc")
		.limit(50)
		.execute();

/** Whether somebody reads a case by an exception that is not over. */
export async function hasException(db: Db, user_id: string, message_id: string): Promise<boolean> {
	const row = await db
		.selectFrom("case_exception")
		.select("id")
		.where("user_id", "=", user_id)
		.where("message_id", "=", message_id)
		.where("expires_at", ">", sql<Date>`now()`)
		.executeTakeFirst();
	return row !== undefined;
}

/** Who reads which of these cases by an exception that is not over. */
export const listReadersByException = (db: Db, ids: readonly string[]) =>
	db
		.selectFrom("case_exception")
		.select(["user_id", "message_id"])
		.where("message_id", "in", ids)
		.where("expires_at", ">", sql<Date>`now()`)
		.execute();
