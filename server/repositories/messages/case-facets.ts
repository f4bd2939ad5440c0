import { sql } from "kysely";
import type { RequestOf, ResponseOf } from "../../../schemas/operation.ts";
import type { Db } from "../../database/connection.ts";
import { countedRows } from "../queries/count-set.ts";
import { type CountedBy, countBy } from "../queries/message-day.ts";
import type { Keyset } from "../queries/set-keys.ts";
import { listKnownCategories } from "../releases/category-code.ts";
import { type CaseFilter, caseFilter, publishedConditions, publishedWords } from "./published-filter.ts";

const BY = ["category_id", "status", "project_id"] as const;

type Facets = ResponseOf<"messagesGetFacets">;

/** The most values that a filter can sensibly offer. */
const MAX_VALUES = 100;

type Counts = Record<CountedBy, Map<string, number>>;

/** Counts what words find, among the newest where they are frequent: looked up once, then counted under each filter's own conditions. */
async function countFound(db: Db, filter: CaseFilter): Promise<Counts> {
	const { category_id, status, project_id, ...anywhere } = filter;
	const chosen = { category_id, status, project_id };
	const set = {
		table: "message",
		key: "submitted_at",
		descending: true,
		...publishedConditions(anywhere),
		search: publishedWords(anywhere),
		inSlices: true,
	} as const satisfies Keyset;
	const part = (by: CountedBy) => {
		const others = BY.filter((column) => column !== by && chosen[column]);
		const where = [
			sql`${sql.ref(by)} is not null`,
			...others.map((column) => sql`${sql.ref(column)} = ${chosen[column]}`),
		];
		return sql`select ${by}::text as by, ${sql.ref(by)}::text as value, count(*) as count from found
			where ${sql.join(where, sql` and `)} group by 2`;
	};
	const { rows } = await sql<{ by: CountedBy; value: string; count: number }>`
		with found as materialized (
			select category_id, status, project_id from ${await countedRows(db, set)}
		) ${sql.join(BY.map(part), sql` union all `)}
	`.execute(db);
	const of = (by: CountedBy) =>
		new Map(rows.flatMap((row) => (row.by === by ? [[row.value, row.count] as const] : [])));
	return { category_id: of("category_id"), status: of("status"), project_id: of("project_id") };
}

async function countStored(db: Db, filter: CaseFilter): Promise<Counts> {
	const [category_id, status, project_id] = await Promise.all([
		countBy(db, filter, "category_id"),
		countBy(db, filter, "status"),
		countBy(db, filter, "project_id"),
	]);
	return { category_id, status, project_id };
}

const toValues = (counts: Iterable<readonly [string, number]>) =>
	[...counts]
		.map(([value, count]) => ({ value, count }))
		.sort((a, b) => b.count - a.count)
		.slice(0, MAX_VALUES);

/** How many published cases each value of a filter would leave under the other filters, the most first; none without any. */
export async function readFacets(db: Db, query: RequestOf<"messagesGetFacets">): Promise<Facets> {
	const filter = await caseFilter(db, query);
	if (!filter) return { category: [], status: [], project_id: [] };
	const [categories, counts] = await Promise.all([
		listKnownCategories(db),
		filter.keyword ? countFound(db, filter) : countStored(db, filter),
	]);
	const codes = new Map(categories.map(({ id, code }) => [id, code]));
	return {
		category: toValues([...counts.category_id].map(([id, count]) => [codes.get(id) ?? id, count] as const)),
		status: toValues(counts.status),
		project_id: toValues(counts.project_id),
	};
}
