import { type SqlBool, sql } from "kysely";
import type { Db } from "../../database/connection.ts";
import { type PageRequest, pageOf } from "../../wire/paging.ts";
import { inOrder, readOffered } from "../queries/keyset.ts";
import type { Keyset } from "../queries/set-keys.ts";
import { findSummaries } from "./message.ts";

const MAX_COUNTED = 100_000;

/** A page of the cases that a user follows, the last followed first; what is not public any more is left out. */
export async function listFollowed(db: Db, userId: string, request: PageRequest) {
	const set: Keyset = {
		table: "message_follow",
		key: "created_at",
		descending: true,
		where: [sql<SqlBool>`user_id = ${userId}`, sql<SqlBool>`visible`],
	};
	const page = pageOf(request);
	const { keys, total, more } = await readOffered(db, set, page, MAX_COUNTED);
	const { ids, next } = keys;
	if (ids.length === 0) return { rows: [], total, more, page, next };
	const follows = await db.selectFrom("message_follow").select(["id", "message_id"]).where("id", "in", ids).execute();
	const messages = inOrder(ids, follows).map(({ message_id }) => message_id);
	return { rows: inOrder(messages, await findSummaries(db, messages)), total, more, page, next };
}
