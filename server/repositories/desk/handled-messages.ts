import { type SqlBool, sql } from "kysely";
import type { Db } from "../../database/connection.ts";
import { casesOf } from "../../policies/case-policy.ts";
import type { RightHolder } from "../../policies/rights.ts";
import { pageOf } from "../../wire/paging.ts";
import { findSummaries } from "../messages/message.ts";
import { inOrder, readPage } from "../queries/keyset.ts";
import type { Keyset } from "../queries/set-keys.ts";

const PAGE = 50;

type HandledRequest = {
	status?: string | undefined;
	overdue: boolean;
	cursor?: string | undefined;
	/** Whom it is for: only what they have a right to read is listed. */
	holder: RightHolder;
};

/** A page of cases, newest first, for those who handle them. */
export async function listForHandlers(db: Db, { status, overdue, cursor, holder }: HandledRequest) {
	const set: Keyset = {
		table: "message",
		key: "submitted_at",
		descending: true,
		where: [
			casesOf(holder, "read"),
			...(status ? [sql<SqlBool>`status = ${status}`] : []),
			...(overdue ? [sql<SqlBool>`overdue`] : []),
		],
	};
	const { ids, next } = await readPage(db, set, pageOf({ limit: PAGE, cursor }));
	const rows = ids.length > 0 ? await findSummaries(db, ids) : [];
	return { rows: inOrder(ids, rows), next };
}
