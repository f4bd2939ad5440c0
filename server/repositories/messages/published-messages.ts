import type { RequestOf } from "../../../schemas/operation.ts";
import type { Db } from "../../database/connection.ts";
import { demandOffered, type Page, pageOf } from "../../wire/paging.ts";
import { inOrder, readOffered, readPage } from "../queries/keyset.ts";
import { countPublished, type DayFilter, skipTo } from "../queries/message-day.ts";
import type { Keyset } from "../queries/set-keys.ts";
import { findSummaries } from "./message.ts";
import { type CaseFilter, caseFilter, publishedConditions, publishedWords } from "./published-filter.ts";

type Request = RequestOf<"messagesGetList">;

/** Found by words, cases are counted one by one, up to here. */
const MAX_COUNTED = 2_000;

function keysetOf(filter: CaseFilter, sort: Request["sort"] = "newest"): Keyset {
	return {
		table: "message",
		key: sort === "replied" ? "answered_at" : "submitted_at",
		descending: sort !== "oldest",
		...publishedConditions(filter),
		search: publishedWords(filter),
		inSlices: sort === "newest",
	};
}

type Counted = Awaited<ReturnType<typeof readOffered>>;

async function readCounted(db: Db, set: Keyset, page: Page, filter: DayFilter): Promise<Counted> {
	const offset = (page.number - 1) * page.limit;
	const total = await countPublished(db, filter);
	demandOffered(page, total);
	if (total === 0 && !page.after) return { keys: { ids: [], next: null }, total, more: false };
	const skip =
		page.after || offset === 0 || set.key !== "submitted_at" ? null : await skipTo(db, filter, offset, set.descending);
	return { keys: await readPage(db, set, page, skip), total, more: false };
}

/** A page of published cases as lists show them. */
export async function listPublished(db: Db, request: Request) {
	const page = pageOf(request);
	const filter = await caseFilter(db, request);
	if (!filter) {
		demandOffered(page, 0);
		return { rows: [], total: 0, more: false, page, next: null };
	}
	const set = keysetOf(filter, request.sort);
	const { keys, total, more } = filter.keyword
		? await readOffered(db, set, page, MAX_COUNTED)
		: await readCounted(db, set, page, filter);
	const rows = keys.ids.length > 0 ? await findSummaries(db, keys.ids) : [];
	return { rows: inOrder(keys.ids, rows), total, more, page, next: keys.next };
}
