import { type SqlBool, sql } from "kysely";
import type { RequestOf } from "../../../schemas/operation.ts";
import type { Db } from "../../database/connection.ts";
import { pageOf } from "../../wire/paging.ts";
import { inOrder, readOffered } from "../queries/keyset.ts";
import type { Keyset } from "../queries/set-keys.ts";
import { findSummaries } from "./message.ts";

const MAX_COUNTED = 100_000;

/** A page of a user's own cases, newest first, published or not. */
export async function listOwn(db: Db, userId: string, request: RequestOf<"messagesGetUserReportList">) {
	const status = request.status ? [sql<SqlBool>`status = ${request.status}`] : [];
	const set: Keyset = {
		table: "message",
		key: "submitted_at",
		descending: true,
		where: [sql<SqlBool>`user_id = ${userId}`, ...status],
	};
	const page = pageOf(request);
	const { keys, total, more } = await readOffered(db, set, page, MAX_COUNTED);
	const { ids, next } = keys;
	const rows = ids.length > 0 ? await findSummaries(db, ids) : [];
	return { rows: inOrder(ids, rows), total, more, page, next };
}
