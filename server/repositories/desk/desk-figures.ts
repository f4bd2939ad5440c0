import { sql } from "kysely";
import type { CaseFigures } from "../../../schemas/types.gen.ts";
import type { Db } from "../../database/connection.ts";
import { casesOf } from "../../policies/case-policy.ts";
import type { DeskReader } from "./desk-cases.ts";

/** Ratings from here on count as satisfied. */
const SATISFIED = 4;

/** Over which time figures are counted, and how districts are called: those of one name are counted together. */
export type FigureSpan = { months: number; zone: string; districts: Readonly<Record<string, string>> };

/** What figures are of: all cases, or those of one category, district or month. */
type FigureRow = Omit<CaseFigures, "name"> & {
	category: string | null;
	district: string | null;
	month: string | null;
	of: number;
};

/** By which of category, district and month a row is grouped: a bit is set for what it is not grouped by. */
const GROUPS = { all: 7, category: 3, district: 5, month: 6 } as const;

/** Days between two times, as a number to take percentiles of. */
const days = (from: string, to: string) => sql`extract(epoch from ${sql.ref(to)} - ${sql.ref(from)})::float8 / 86400`;

/** A percentile of days, to a tenth. */
const percentile = (share: number, from: string, to: string) =>
	sql<
		number | null
	>`round((percentile_cont(${share}::float8) within group (order by ${days(from, to)}))::numeric, 1)::float8`;

/**
 * What is counted of the cases that somebody may read, filed in the last months of a time zone: in one pass, by category, district
 * and month. Days are calendar days. Nothing is rounded away for small numbers: staff read these cases one by one.
 */
async function readRows(
	db: Db,
	{ user, closed }: DeskReader,
	{ months, zone, districts }: FigureSpan,
): Promise<FigureRow[]> {
	const states = [...closed];
	const { rows } = await sql<FigureRow>`
		with counted as (
			select message.submitted_at, message.replied_at, message.rating, message.missed, category.name as category,
				coalesce(${JSON.stringify(districts)}::jsonb ->> message.district, message.district) as district,
				to_char(message.submitted_at at time zone ${zone}, 'YYYY-MM') as month,
				steps.accepted_at, steps.reopened,
				-- A case that goes on in another one is settled with that.
				case when message.status = any(${states}::text[]) and not steps.merged then steps.closed_at end as closed_at
			from message join category on category.id = message.category_id
			left join lateral (
				select min(created_at) filter (where from_status <> to_status and not by_citizen) as accepted_at,
					max(created_at) filter (where from_status <> to_status and to_status = any(${states}::text[])) as closed_at,
					bool_or(action = 'reopen') as reopened, bool_or(action = 'merge') as merged
				from message_flow where message_flow.message_id = message.id
			) as steps on true
			where ${casesOf(user, "read")} and message.submitted_at >=
				(date_trunc('month', now() at time zone ${zone}) - make_interval(months => ${months - 1})) at time zone ${zone}
		)
		select grouping(category, district, month) as of, category, district, month, count(*)::integer as filed,
			${percentile(0.5, "submitted_at", "accepted_at")} as accept_median,
			${percentile(0.9, "submitted_at", "accepted_at")} as accept_p90,
			${percentile(0.5, "submitted_at", "replied_at")} as reply_median,
			${percentile(0.9, "submitted_at", "replied_at")} as reply_p90,
			${percentile(0.5, "submitted_at", "closed_at")} as close_median,
			${percentile(0.9, "submitted_at", "closed_at")} as close_p90,
			avg((not missed)::integer)::float8 as on_time,
			avg(coalesce(reopened, false)::integer)::float8 as reopened,
			avg((rating >= ${SATISFIED})::integer)::float8 as satisfied
		from counted group by grouping sets ((), (category), (district), (month))
	`.execute(db);
	return rows;
}

const figuresOf = (
	{ of: _of, category: _category, district: _district, month: _month, ...figures }: FigureRow,
	name: string,
) => ({
	name,
	...figures,
});

/** The figures of all cases that somebody may read, and of their parts; parts with the most cases first, months in order. */
export async function readFigures(db: Db, reader: DeskReader, span: FigureSpan) {
	const rows = await readRows(db, reader, span);
	const by = (of: keyof typeof GROUPS, nameOf: (row: FigureRow) => string | null) =>
		rows.flatMap((row) => {
			const name = row.of === GROUPS[of] ? nameOf(row) : null;
			return name === null ? [] : [figuresOf(row, name)];
		});
	const most = (a: CaseFigures, b: CaseFigures) => b.filed - a.filed || a.name.localeCompare(b.name);
	const [all] = by("all", () => "");
	if (!all) throw new Error("Figures of no cases should be a row of nothing.");
	return {
		all,
		by_category: by("category", (row) => row.category).sort(most),
		by_district: by("district", (row) => row.district).sort(most),
		by_month: by("month", (row) => row.month).sort((a, b) => a.name.localeCompare(b.name)),
	};
}

/** Open cases that somebody may read, by team, of its category where it was given to none: how many, and how many of them are overdue. */
export async function countByTeam(
	db: Db,
	{ user }: DeskReader,
): Promise<{ team: string; open: number; overdue: number }[]> {
	const { rows } = await sql<{ team: string; open: number; overdue: number }>`
		select coalesce(message.assigned_team, category.team) as team, count(*)::integer as open,
			(count(*) filter (where message.due_at < now()))::integer as overdue
		from message join category on category.id = message.category_id
		where ${casesOf(user, "read")} and message.due_at < '9999-01-01T00:00:00Z'
			and coalesce(message.assigned_team, category.team) is not null
		group by 1 order by 2 desc, 1
	`.execute(db);
	return rows;
}
