import { type SqlBool, sql } from "kysely";
import type { RequestOf } from "../../schemas/operation.ts";
import type { Db } from "../database/connection.ts";
import { type Page, pageOf } from "../wire/paging.ts";
import { findCategoryByCode } from "./category.ts";
import { countRows, inOrder, type KeyPage, type Keyset, readPage } from "./keyset.ts";
import { findSummaries } from "./message.ts";
import { countPublished, type DayFilter, skipTo } from "./message-day.ts";
import { isRowId, matchesKeyword } from "./search.ts";

type Request = RequestOf<"messagesGetList">;

/** Found by words or by project, cases are counted one by one, up to here. */
const MOST_COUNTED = 10_000;

function dayBounds({ from, to }: Request) {
	return [
		...(from ? [sql<SqlBool>`submitted_at >= ${from}::date::timestamp at time zone 'UTC'`] : []),
		...(to ? [sql<SqlBool>`submitted_at < (${to}::date + 1)::timestamp at time zone 'UTC'`] : []),
	];
}

function keysetOf(request: Request, categoryId: string | undefined): Keyset {
	const { status, keyword, project_id, sort = "newest" } = request;
	return {
		table: "message",
		key: sort === "replied" ? "answered_at" : "submitted_at",
		descending: sort !== "oldest",
		where: [
			sql<SqlBool>`published`,
			...(categoryId ? [sql<SqlBool>`category_id = ${categoryId}`] : []),
			...(status ? [sql<SqlBool>`status = ${status}`] : []),
			...(project_id ? [sql<SqlBool>`project_id = ${project_id}`] : []),
			...dayBounds(request),
			...matchesKeyword(keyword ?? "", ["title", "public_text"]),
		],
	};
}

type Counted = { keys: KeyPage; total: number };

async function readCounted(db: Db, set: Keyset, page: Page, filter: DayFilter): Promise<Counted> {
	const offset = (page.number - 1) * page.limit;
	const total = await countPublished(db, filter);
	if (!page.after && offset >= total) return { keys: { ids: [], next: null }, total };
	const skip =
		page.after || offset === 0 || set.key !== "submitted_at" ? null : await skipTo(db, filter, offset, set.descending);
	return { keys: await readPage(db, set, page, skip), total };
}

async function readUncounted(db: Db, set: Keyset, page: Page): Promise<Counted> {
	const [keys, total] = await Promise.all([readPage(db, set, page), countRows(db, set, MOST_COUNTED)]);
	return { keys, total };
}

/** A page of published cases as lists show them. */
export async function listPublished(db: Db, request: Request) {
	const page = pageOf(request);
	const nothing = { rows: [], total: 0, page, next: null };
	const category = request.category ? await findCategoryByCode(db, request.category) : null;
	if ((request.category && !category) || (request.project_id && !isRowId(request.project_id))) return nothing;
	const set = keysetOf(request, category?.id);
	const plain = !request.keyword?.trim() && !request.project_id;
	const filter = { category_id: category?.id, status: request.status, from: request.from, to: request.to };
	const { keys, total } = plain ? await readCounted(db, set, page, filter) : await readUncounted(db, set, page);
	const rows = keys.ids.length > 0 ? await findSummaries(db, keys.ids) : [];
	return { rows: inOrder(keys.ids, rows), total, page, next: keys.next };
}
