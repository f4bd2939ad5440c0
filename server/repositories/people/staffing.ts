import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../database/connection.ts";
import type { Assignment } from "../../database/tables/assignment.ts";
import { casesOf } from "../../policies/case-policy.ts";
import type { RightHolder } from "../../policies/rights.ts";
import type { Role } from "./roles.ts";
import { HANDLES } from "./staff-people.ts";

/** Somebody who handles cases: how many open ones they have, and whether they are or will be away. Days are YYYY-MM-DD. */
export type StaffingRow = {
	id: string;
	nickname: string;
	mobile: string;
	roles: Role[];
	/** Open cases that were given to them, or to those whom they stand in for; up to MAX_LOAD of each of these people. */
	open: number;
	overdue: number;
	/** The open ones among them of those who are away. */
	standing_in: number;
	assignments: Assignment[];
	from_day: string | null;
	until_day: string | null;
	/** Whether they are away today. */
	away: boolean;
	deputy_id: string | null;
	deputy_nickname: string | null;
	deputy_mobile: string | null;
};

/** How many of one person's open cases are counted, those due first before all others: nobody has so much to do. */
const MAX_LOAD = 1_000;

/** Those who handle cases, by name, with what each has to do of the cases that the reader may read. Absences that are over are left out. */
export async function listStaffing(db: Db, reader: RightHolder): Promise<StaffingRow[]> {
	const { rows } = await sql<StaffingRow>`
		select app_user.id, app_user.nickname, app_user.mobile, app_user.roles, app_user.assignments,
			load.open, load.overdue, load.standing_in,
			to_char(absence.from_day, 'YYYY-MM-DD') as from_day, to_char(absence.until_day, 'YYYY-MM-DD') as until_day,
			coalesce(absence.from_day <= city_day(now()), false) as away,
			deputy.id as deputy_id, deputy.nickname as deputy_nickname, deputy.mobile as deputy_mobile
		from app_user
			cross join lateral (
				select count(*)::int as open, count(*) filter (where due_at < now())::int as overdue,
					count(*) filter (where whose <> app_user.id)::int as standing_in
				from unnest(${selfAndAbsent(sql`app_user.id`)}) as whose cross join lateral (
					select due_at from message where assignee_id = whose and due_at < '9999-01-01T00:00:00Z'
						and ${casesOf(reader, "read")}
					order by due_at, id limit ${MAX_LOAD}
				) as given
			) as load
			left join absence on absence.user_id = app_user.id and absence.until_day >= city_day(now())
			left join app_user as deputy on deputy.id = absence.deputy_id
		where ${HANDLES}
		order by app_user.nickname limit 500
	`.execute(db);
	return rows;
}

/** When somebody is away, and who stands in for them. */
export type Absence = { user_id: string; from_day: string; until_day: string; deputy_id: string | null };

/** Records that somebody is away; what was recorded of them before goes. */
export async function setAbsence(db: Db, absence: Absence): Promise<void> {
	const { user_id, ...rest } = absence;
	await db
		.insertInto("absence")
		.values(absence)
		.onConflict((conflict) => conflict.column("user_id").doUpdateSet(rest))
		.execute();
	await sql`delete from absence where until_day < city_day(now())`.execute(db);
}

/** Records that somebody is back; returns whether they were recorded as away. */
export async function endAbsence(db: Db, userId: string): Promise<boolean> {
	const { numDeletedRows } = await db.deleteFrom("absence").where("user_id", "=", userId).executeTakeFirst();
	return numDeletedRows > 0n;
}

/** The ids of somebody and of those for whom they stand in today. */
export async function listSelfAndAbsent(db: Db, userId: string): Promise<string[]> {
	const { rows } = await sql<{ ids: string[] }>`select ${selfAndAbsent(userId)} as ids`.execute(db);
	return rows[0]?.ids ?? [userId];
}

/** The ids of somebody and of those for whom they stand in today, as an SQL array. */
const selfAndAbsent = (userId: string | RawBuilder<unknown>) => sql`array(
	select ${userId}::uuid union all
	select user_id from absence where deputy_id = ${userId}::uuid and city_day(now()) between from_day and until_day
)`;

/** Until when somebody is away who is away today, and who stands in for them; null while they are there. */
export async function findAway(db: Db, userId: string) {
	const { rows } = await sql<{ name: string; until_day: string; deputy: string | null }>`
		select app_user.nickname as name, to_char(absence.until_day, 'YYYY-MM-DD') as until_day, deputy.nickname as deputy
		from absence join app_user on app_user.id = absence.user_id left join app_user as deputy on deputy.id = absence.deputy_id
		where absence.user_id = ${userId} and city_day(now()) between absence.from_day and absence.until_day
	`.execute(db);
	return rows[0] ?? null;
}

/** Some people, and those who stand in today for the ones among them who are away. */
export async function withDeputies(db: Db, ids: readonly string[]): Promise<string[]> {
	const { rows } = await sql<{ id: string }>`
		select unnest(${ids}::uuid[]) as id union
		select deputy_id from absence
		where user_id = any(${ids}::uuid[]) and deputy_id is not null and city_day(now()) between from_day and until_day
	`.execute(db);
	return rows.map(({ id }) => id);
}
