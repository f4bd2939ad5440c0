import type { Db } from "../../database/connection.ts";
import type { CaseOnBehalfTable } from "../../database/tables/desk-tables.ts";

/** How somebody of the staff was reached by whoever had them take a case in. */
export type FilingChannel = CaseOnBehalfTable["channel"];

/** Writes down who took a case in, and how it came. */
export async function insertOnBehalf(db: Db, row: CaseOnBehalfTable): Promise<void> {
	await db.insertInto("case_on_behalf").values(row).execute();
}

/** Who took a case in, and how it came; null where its reporter filed it. */
export async function findOnBehalf(
	db: Db,
	messageId: string,
): Promise<{ channel: FilingChannel; clerk: string } | null> {
	const row = await db
		.selectFrom("case_on_behalf")
		.leftJoin("app_user", "app_user.id", "case_on_behalf.clerk_id")
		.select(["case_on_behalf.channel", "app_user.nickname as clerk"])
		.where("message_id", "=", messageId)
		.executeTakeFirst();
	return row ? { channel: row.channel, clerk: row.clerk ?? "" } : null;
}
