import { type SqlBool, sql } from "kysely";
import type { Db } from "../../database/connection.ts";
import { filedWithin, findCounting } from "../queries/calendar.ts";
import type { DayFilter } from "../queries/message-day.ts";
import { hasNumber, isCaseNumber, isRowId, matchesKeyword, type WordSearch } from "../queries/search.ts";
import type { Keyset } from "../queries/set-keys.ts";
import { hasTrait, setConditions } from "../queries/traits.ts";
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

/** What a filter asks of cases, but for its words. */
export function publishedConditions(filter: CaseFilter): Pick<Keyset, "where" | "traits"> {
	const { category_id, status, project_id } = filter;
	const { where, traits } = setConditions([
		...(category_id ? [hasTrait("category", category_id)] : []),
		...(status ? [hasTrait("state", status)] : []),
		...(project_id ? [hasTrait("project", project_id)] : []),
	]);
	return { where: [sql<SqlBool>`published`, ...where, ...filedWithin(filter)], traits };
}

/** What a filter's words mean for `message`: its texts hold them, or they are its number. */
export const publishedWords = ({ keyword = "" }: CaseFilter): WordSearch | undefined =>
	isCaseNumber(keyword) ? hasNumber(keyword) : matchesKeyword("message", keyword, ["title", "public_text"]);
