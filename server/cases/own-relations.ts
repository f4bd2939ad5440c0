import { sql } from "kysely";
import type { Message } from "../../schemas/types.gen.ts";
import type { Db } from "../database/connection.ts";
import type { FoundCase } from "../repositories/messages/message.ts";
import type { Services } from "../services.ts";
import { queryCodeOf } from "./query-code.ts";

/** Merged cases are merged on no further than so many times. */
const MAX_MERGED = 50;

/** The cases that were made of parts of a case, as its reporter knows them: with a query code where it has no name. */
export async function splitParts({ db, secret }: Pick<Services, "db" | "secret">, { id }: FoundCase) {
	const rows = await db
		.selectFrom("case_link")
		.innerJoin("message", "message.id", "case_link.other_id")
		.select(["message.id", "number", "title", "query_code_mac"])
		.where("case_link.message_id", "=", id)
		.where("case_link.kind", "=", "split")
		.orderBy("submitted_at")
		.limit(MAX_MERGED)
		.execute();
	return rows.map(({ query_code_mac, ...row }) => ({
		...row,
		// One that was split off before such parts had codes opens by none.
		query_code: query_code_mac === null ? null : queryCodeOf(secret, row.id),
	}));
}

/** The case of which one was made as a part, as its reporter knows it; null where it was filed by itself. */
export async function splitFrom(db: Db, { id }: FoundCase): Promise<NonNullable<Message["part_of"]> | null> {
	const row = await db
		.selectFrom("case_link")
		.innerJoin("message", "message.id", "case_link.message_id")
		.select(["message.id", "number"])
		.where("case_link.other_id", "=", id)
		.where("case_link.kind", "=", "split")
		.executeTakeFirst();
	return row ?? null;
}

/** The case in which a merged one is handled on, through all further merging: what everybody may know of it. Null where it was not merged. */
export async function mergedInto(
	db: Db,
	{ merged_into }: FoundCase,
): Promise<NonNullable<Message["merged_into"]> | null> {
	if (merged_into === null) return null;
	const { rows } = await sql<{ id: string; number: string; status: string; published: boolean }>`
		with recursive onward as (
			select id, number, status, published, merged_into, 1 as step from message where id = ${merged_into}
			union all
			select message.id, message.number, message.status, message.published, message.merged_into, step + 1
			from message join onward on message.id = onward.merged_into where step < ${MAX_MERGED}
		)
		select id, number, status, published from onward order by step desc limit 1`.execute(db);
	const [last] = rows;
	return last ? { id: last.published ? last.id : null, number: last.number, status: last.status } : null;
}
