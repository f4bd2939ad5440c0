import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { RequestOf, ResponseOf } from "../../../schemas/operation.ts";
import type { Db } from "../../database/connection.ts";
import { filedWithin, findCounting } from "../queries/calendar.ts";
import { countHidden } from "../queries/filed-month.ts";
import { countBy, countByMonth, type DayFilter } from "../queries/message-day.ts";
import { isRowId } from "../queries/search.ts";
import { listKnownCategories } from "../releases/category-code.ts";

type Statistics = ResponseOf<"messagesGetStatistics">;

/** Ratings from here on count as satisfied. */
const SATISFIED = 4;

/** Conditions on published cases: their days, their reply and their rating can be read one by one anyway. */
function publicWhere(filter: DayFilter): RawBuilder<SqlBool> {
	const parts = [sql<SqlBool>`published`, ...filedWithin(filter)];
	if (filter.project_id) parts.push(sql<SqlBool>`project_id = ${filter.project_id}`);
	return sql<SqlBool>`${sql.join(parts, sql` and `)}`;
}

const HANDLED = ["replied", "closed"];

const sumOf = (entries: readonly { count: number }[]) => entries.reduce((sum, { count }) => sum + count, 0);

/** Published cases to the last one; others as far as they can be told of. Of a project they would be too few. */
async function countFiled(db: Db, filter: DayFilter, by_status: Statistics["by_status"]) {
	const hidden = filter.project_id ? { filed: 0, handled: 0 } : await countHidden(db, filter);
	const handled = by_status.filter(({ status }) => HANDLED.includes(status));
	return { filed: sumOf(by_status) + hidden.filed, handled: sumOf(handled) + hidden.handled };
}

async function medianDays(db: Db, filter: DayFilter): Promise<number | null> {
	const { rows } = await sql<{ seconds: number | null }>`
		select percentile_cont(0.5) within group (order by extract(epoch from replied_at - submitted_at)::float8) as seconds
		from message where replied_at is not null and ${publicWhere(filter)}
	`.execute(db);
	const seconds = rows[0]?.seconds ?? null;
	return seconds === null ? null : Math.round(seconds / 8640) / 10;
}

async function shareSatisfied(db: Db, filter: DayFilter): Promise<number | null> {
	const { rows } = await sql<{ share: number | null }>`
		select avg((rating >= ${SATISFIED})::integer)::float8 as share
		from message where rating is not null and ${publicWhere(filter)}
	`.execute(db);
	return rows[0]?.share ?? null;
}

async function byCategory(db: Db, filter: DayFilter): Promise<Statistics["by_category"]> {
	const [categories, counts] = await Promise.all([listKnownCategories(db), countBy(db, filter, "category_id")]);
	return categories
		.map(({ id, code, name }) => ({ code, name, count: counts.get(id) ?? 0 }))
		.filter(({ count }) => count > 0)
		.sort((a, b) => b.count - a.count);
}

async function byStatus(db: Db, filter: DayFilter): Promise<Statistics["by_status"]> {
	const counts = [...(await countBy(db, filter, "status"))].sort(([, a], [, b]) => b - a);
	return counts.map(([status, count]) => ({ status, count }));
}

async function byMonth(db: Db, filter: DayFilter): Promise<Statistics["by_month"]> {
	const [all, replied, closed] = await Promise.all([
		countByMonth(db, filter),
		countByMonth(db, { ...filter, status: "replied" }),
		countByMonth(db, { ...filter, status: "closed" }),
	]);
	const handled = new Map<string, number>();
	for (const { month, count } of [...replied, ...closed]) handled.set(month, (handled.get(month) ?? 0) + count);
	return all.map(({ month, count }) => ({ month, count, replied: handled.get(month) ?? 0 }));
}

const NOTHING: Statistics = {
	filed: 0,
	handled: 0,
	median_days_to_reply: null,
	satisfaction: null,
	by_category: [],
	by_month: [],
	by_status: [],
};

/** Figures of the cases in a span of days, about a project or all. */
export async function readStatistics(db: Db, query: RequestOf<"messagesGetStatistics">): Promise<Statistics> {
	if (query.project_id && !isRowId(query.project_id)) return NOTHING;
	const filter = { ...query, ...(await findCounting(db)) };
	const [median_days_to_reply, satisfaction, by_category, by_month, by_status] = await Promise.all([
		medianDays(db, filter),
		shareSatisfied(db, filter),
		byCategory(db, filter),
		byMonth(db, filter),
		byStatus(db, filter),
	]);
	const filed = await countFiled(db, filter, by_status);
	return { ...filed, median_days_to_reply, satisfaction, by_category, by_month, by_status };
}
