import { sql } from "kysely";
import type { RequestOf, ResponseOf } from "../../schemas/operation.ts";
import type { Db } from "../database/connection.ts";
import { listCategories } from "./category.ts";
import { type CountedBy, countBy } from "./message-day.ts";
import { type CaseFilter, caseFilter, publishedWhere } from "./published-filter.ts";

type Facets = ResponseOf<"messagesGetFacets">;

/** As many projects as a filter can sensibly offer. */
const MOST_VALUES = 100;

async function countFound(db: Db, filter: CaseFilter, by: CountedBy): Promise<Map<string, number>> {
	const column = sql.ref(by);
	const where = sql.join(publishedWhere({ ...filter, [by]: undefined }), sql` and `);
	const { rows } = await sql<{ value: string; count: number }>`
		select ${column} as value, count(*) as count from message where ${where} and ${column} is not null group by 1
	`.execute(db);
	return new Map(rows.map(({ value, count }) => [value, count]));
}

const toValues = (counts: Iterable<readonly [string, number]>) =>
	[...counts]
		.map(([value, count]) => ({ value, count }))
		.sort((a, b) => b.count - a.count)
		.slice(0, MOST_VALUES);

/** How many published cases each value of a filter would leave under the other filters, the most first; none without any. */
export async function readFacets(db: Db, query: RequestOf<"messagesGetFacets">): Promise<Facets> {
	const filter = await caseFilter(db, query);
	if (!filter) return { category: [], status: [], project_id: [] };
	const counted = (by: CountedBy) => (filter.keyword ? countFound(db, filter, by) : countBy(db, filter, by));
	const [categories, ofCategory, ofStatus, ofProject] = await Promise.all([
		listCategories(db),
		counted("category_id"),
		counted("status"),
		counted("project_id"),
	]);
	const codes = new Map(categories.map(({ id, code }) => [id, code]));
	return {
		category: toValues([...ofCategory].map(([id, count]) => [codes.get(id) ?? id, count] as const)),
		status: toValues(ofStatus),
		project_id: toValues(ofProject),
	};
}
