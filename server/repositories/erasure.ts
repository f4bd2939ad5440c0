import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { CategoryRetention } from "../../schemas/types.gen.ts";
import type { Db } from "../database/connection.ts";

/** Why something was erased. */
export const ERASURE_CAUSES = ["account_deleted", "retention_anonymised", "retention_deleted"] as const;

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

/** What of the register is looked for; days as YYYY-MM-DD, both included. */
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
	/** Null for an account, and for what was erased before the register said it. */
	category: string | null;
	cause: Cause;
	length: number | null;
	unit: CategoryRetention["unit"] | null;
	count: number;
	/** Of the cases that are still there, the first. */
	numbers: string[];
};

/** Numbers that an entry of the register lists. */
const NUMBERS = 20;

const SOURCE = sql`
	erasure left join message on message.id = erasure.message_id
		left join category on category.id = coalesce(erasure.category_id, message.category_id)
`;

function matching({ category, cause, from, to, number }: ErasureFilter): RawBuilder<SqlBool> {
	const conditions = [
		sql<SqlBool>`true`,
		...(category === undefined ? [] : [sql<SqlBool>`category.code = ${category}`]),
		...(cause === undefined ? [] : [sql<SqlBool>`erasure.cause = ${cause}`]),
		...(from === undefined ? [] : [sql<SqlBool>`erasure.erased_on >= ${from}::date`]),
		...(to === undefined ? [] : [sql<SqlBool>`erasure.erased_on <= ${to}::date`]),
		...(number === undefined ? [] : [sql<SqlBool>`message.number = ${number}`]),
	];
	return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

/** The register of at most so many days, the newest first; `before` leaves out that day and what came later. */
export async function listErasures(
	db: Db,
	filter: ErasureFilter,
	{ days, before }: { days: number; before: string | null },
): Promise<Erasure[]> {
	const earlier = before === null ? sql<SqlBool>`true` : sql<SqlBool>`erasure.erased_on < ${before}::date`;
	const { rows } = await sql<Erasure>`
		with shown as (
			select distinct erased_on from ${SOURCE} where ${matching(filter)} and ${earlier}
			order by erased_on desc limit ${days}
		)
		select to_char(erasure.erased_on, 'YYYY-MM-DD') as day, category.code as category, erasure.cause,
			erasure.stored_length as length, erasure.stored_unit as unit, count(*)::int as count,
			coalesce((array_agg(message.number order by message.number) filter (where message.number is not null))[1:${sql.lit(NUMBERS)}], '{}') as numbers
		from ${SOURCE} where ${matching(filter)} and erasure.erased_on in (select erased_on from shown)
		group by erasure.erased_on, category.code, erasure.cause, erasure.stored_length, erasure.stored_unit
		order by erasure.erased_on desc, category.code nulls last, erasure.cause
	`.execute(db);
	return rows;
}
