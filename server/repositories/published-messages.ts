import type { RequestOf } from "../../schemas/operation.ts";
import type { Db } from "../database/connection.ts";
import { type Page, pageOf } from "../wire/paging.ts";
import { countRows } from "./kept-sets.ts";
import { inOrder, type KeyPage, readPage } from "./keyset.ts";
import { findSummaries } from "./message.ts";
import { countPublished, type DayFilter, skipTo } from "./message-day.ts";
import { type CaseFilter, caseFilter, publishedWhere, textsWhere } from "./published-filter.ts";
import type { Keyset } from "./set-keys.ts";

type Request = RequestOf<"messagesGetList">;

/** Found by words, cases are counted one by one, up to here. */
const MOST_COUNTED = 2_000;

function keysetOf(filter: CaseFilter, sort: Request["sort"] = "newest"): Keyset {
	return {
		table: "message",
		key: sort === "replied" ? "answered_at" : "submitted_at",
		descending: sort !== "oldest",
		where: publishedWhere(filter),
		search: textsWhere(filter),
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
	const filter = await caseFilter(db, request);
	if (!filter) return { rows: [], total: 0, page, next: null };
	const set = keysetOf(filter, request.sort);
	const { keys, total } = filter.keyword
		? await readUncounted(db, set, page)
		: await readCounted(db, set, page, filter);
	const rows = keys.ids.length > 0 ? await findSummaries(db, keys.ids) : [];
	return { rows: inOrder(keys.ids, rows), total, page, next: keys.next };
}
