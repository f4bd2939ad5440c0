import { sql } from "kysely";
import type { CaseStatus } from "../../../schemas/types.gen.ts";
import type { Db } from "../../database/connection.ts";

/** Which cases are meant: of some states, after an id, or these. */
type LeftAlone = {
	ids?: string[];
	states?: readonly CaseStatus[];
	days: number;
	after?: string | undefined;
	limit: number;
};

/** The ids of cases of which nobody has said or done anything for so many days, in the order of their ids. */
export async function listLeftAlone(db: Db, { ids, states, days, after, limit }: LeftAlone): Promise<string[]> {
	const rows = await db
		.selectFrom("message")
		.select("id")
		.$if(states !== undefined, (query) => query.where("status", "in", states ?? []))
		.$if(ids !== undefined, (query) => query.where("id", "in", ids ?? []))
		.$if(after !== undefined, (query) => query.where("id", ">", after ?? ""))
		.where(
			sql<boolean>`not exists (
				select 1 from message_flow where message_flow.message_id = message.id
					and message_flow.created_at > now() - make_interval(days => ${days})
			)`,
		)
		.orderBy("id")
		.limit(limit)
		.execute();
	return rows.map(({ id }) => id);
}
