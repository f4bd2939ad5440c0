import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../../database/connection.ts";
import { mayWithCase } from "../../policies/case-policy.ts";
import { withDeputies } from "../people/staffing.ts";
import { findUser } from "../people/user.ts";
import { findStanding } from "./case-standing.ts";

/** Says that somebody supervises a case, in the place of who did before. */
export async function setSupervision(db: Db, row: { message_id: string; user_id: string; reason: string }) {
	const { user_id, reason } = row;
	await db
		.insertInto("case_supervision")
		.values(row)
		.onConflict((conflict) =>
			conflict.column("message_id").doUpdateSet({ user_id, reason, created_at: sql<Date>`now()` }),
		)
		.execute();
}

/** Says that nobody supervises a case any more; false where nobody did. */
export async function endSupervision(db: Db, message_id: string): Promise<boolean> {
	const { numDeletedRows } = await db
		.deleteFrom("case_supervision")
		.where("message_id", "=", message_id)
		.executeTakeFirst();
	return numDeletedRows === 1n;
}

/** Who is told of the moves of a case that they supervise: nobody who has lost the right to; who stands in for them, too. */
export async function notifiedOfSupervised(db: Db, message_id: string): Promise<string[]> {
	const row = await db
		.selectFrom("case_supervision")
		.select("user_id")
		.where("message_id", "=", message_id)
		.executeTakeFirst();
	const [user, standing] = row ? [await findUser(db, row.user_id), await findStanding(db, message_id)] : [null, null];
	if (!user || !standing || !mayWithCase(user, "supervise", standing)) return [];
	return withDeputies(db, [user.id]);
}

/** A condition on the table `message`: the cases that somebody supervises, anybody or one person. */
export function supervisedBy(whose: "any" | { id: string }): RawBuilder<SqlBool> {
	const theirs = whose === "any" ? sql`` : sql`and case_supervision.user_id = ${whose.id}`;
	return sql<SqlBool>`exists (select from case_supervision where case_supervision.message_id = message.id ${theirs})`;
}
