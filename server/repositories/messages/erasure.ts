import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { CategoryRetention } from "../../../schemas/types.gen.ts";
import type { Db } from "../../database/connection.ts";
import { erasuresOf } from "../../policies/case-policy.ts";
import type { RightHolder } from "../../policies/rights.ts";

/** Why something was erased. */
export const ERASURE_CAUSES = [
	"account_deleted",
	"erasure_requested",
	"retention_anonymised",
	"retention_deleted",
] as const;

/** One of them. */
export type Cause = (typeof ERASURE_CAUSES)[number];

/** By which rule of which category it was time. */
export type ErasureRule = { code: string; retention: Pick<CategoryRetention, "length" | "unit"> };

/** Records that something was erased: of a case, or with null of one that is gone, or of an account. */
export async function recordErasure(
	db: Db,
	messageId: string | null,
	cause: Cause,
	rule: ErasureRule | null = null,
): Promise<void> {
	const category_id = rule && sql<string>`(select id from category where code = ${rule.code})`;
	const { length = null, unit = null } = rule?.retention ?? {};
	await db
		.insertInto("erasure")
		.values({ message_id: messageId, cause, category_id, stored_length: length, stored_unit: unit })
		.execute();
}

/** Which entries of the register are looked for; days as YYYY-MM-DD, both included. */
export type ErasureFilter = {
	category?: string | undefined;
	cause?: string | undefined;
	from?: string | undefined;
	to?: string | undefined;
	/** The number of a case that is still there. */
	number?: string | undefined;
};

/** What was erased on one day for one cause in one category. */
export type Erasure = {
	day: string;
	/** Null for an account, for what was erased before the register said it, and for what the reader may not read. */
	category: string | null;
	/** Whether it is a sum of cases that only their teams read, and the reader is none of them. */
	restricted: boolean;
	cause: Cause;
	length: number | null;
	unit: CategoryRetention["unit"] | null;
	count: number;
	/** The numbers of the first cases that are still there. */
	numbers: string[];
};

/** Numbers that an entry of the register lists. */
const NUMBERS = 20;

const SOURCE = sql`
	erasure left join message on message.id = erasure.message_id
		left join category on category.id = coalesce(erasure.category_id, message.category_id)
`;

/** Whether a reader may be told of which category an entry is. */
type Shown = RawBuilder<SqlBool>;

function matching({ category, cause, from, to, number }: ErasureFilter, shown: Shown): RawBuilder<SqlBool> {
	const conditions = [
		sql<SqlBool>`true`,
		...(category === undefined ? [] : [sql<SqlBool>`${shown} and category.code = ${category}`]),
		...(cause === undefined ? [] : [sql<SqlBool>`erasure.cause = ${cause}`]),
		...(from === undefined ? [] : [sql<SqlBool>`erasure.erased_on >= ${from}::date`]),
		...(to === undefined ? [] : [sql<SqlBool>`erasure.erased_on <= ${to}::date`]),
		...(number === undefined ? [] : [sql<SqlBool>`${shown} and message.number = ${number}`]),
	];
	return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

/**
 * The register of at most so many days, the newest first; `before` leaves out that day and what came later. What the reader may
 * not read of is one sum a day and cause.
 */
export async function listErasures(
	db: Db,
	filter: ErasureFilter,
	{ days, before, reader }: { days: number; before: string | null; reader: RightHolder },
): Promise<Erasure[]> {
	const earlier = before === null ? sql<SqlBool>`true` : sql<SqlBool>`erasure.erased_on < ${before}::date`;
	const shown = erasuresOf(reader);
	const matches = matching(filter, shown);
	const { rows } = await sql<Erasure>`
		with days as (
			select distinct erased_on from ${SOURCE} where ${matches} and ${earlier} order by erased_on desc limit ${days}
		), entry as (
			select erased_on, cause, not ${shown} as restricted, case when ${shown} then category.code end as category,
				case when ${shown} then stored_length end as length, case when ${shown} then stored_unit end as unit,
				case when ${shown} then message.number end as number
			from ${SOURCE} where ${matches} and erased_on in (select erased_on from days)
		)
		select to_char(erased_on, 'YYYY-MM-DD') as day, category, restricted, cause, length, unit, count(*)::int as count,
			coalesce((array_agg(number order by number) filter (where number is not null))[1:${sql.lit(NUMBERS)}], '{}') as numbers
		from entry group by erased_on, category, restricted, cause, length, unit
		order by erased_on desc, restricted, category nulls last, cause
	`.execute(db);
	return rows;
}
