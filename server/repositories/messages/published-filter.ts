import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../../database/connection.ts";
import { filedWithin, findCounting } from "../queries/calendar.ts";
import type { DayFilter } from "../queries/message-day.ts";
import { hasNumber, isRowId, matchesKeyword, type WordSearch } from "../queries/search.ts";
import { findKnownCategory } from "../releases/category-code.ts";

/** How published cases are requested on the wire. */
type CaseQuery = {
	category?: string;
	status?: string;
	keyword?: string;
	from?: string;
	to?: string;
	project_id?: string;
};

/** What published cases are found by; both days are included. */
export type CaseFilter = DayFilter & { keyword?: string | undefined };

/** The filter of a query; null where it names a category or a project that cannot be there. */
export async function caseFilter(db: Db, query: CaseQuery): Promise<CaseFilter | null> {
	const { category: code, status, keyword, from, to, project_id } = query;
	const [category, counted] = await Promise.all([code ? findKnownCategory(db, code) : null, findCounting(db)]);
	if ((code && !category) || (project_id && !isRowId(project_id))) return null;
	return { category_id: category?.id, status, keyword: keyword?.trim() || undefined, from, to, project_id, ...counted };
}

/** The conditions on `message` that a filter means, but for its words. */
export function publishedWhere(filter: CaseFilter): RawBuilder<SqlBool>[] {
	const { category_id, status, project_id } = filter;
	return [
		sql<SqlBool>`published`,
		...(category_id ? [sql<SqlBool>`category_id = ${category_id}`] : []),
		...(status ? [sql<SqlBool>`status = ${status}`] : []),
		...(project_id ? [sql<SqlBool>`project_id = ${project_id}`] : []),
		...filedWithin(filter),
	];
}

const CASE_NUMBER = /^\d{8}-\d{6}$/;

/** What a filter's words mean for `message`: its texts hold them, or they are its number. */
export const publishedWords = ({ keyword = "" }: CaseFilter): WordSearch | undefined =>
	CASE_NUMBER.test(keyword) ? hasNumber(keyword) : matchesKeyword("message", keyword, ["title", "public_text"]);
