import { type Selectable, sql } from "kysely";
import type { Db } from "../../database/connection.ts";
import type { ReleaseScheduleTable } from "../../database/tables/release-tables.ts";

/** A release with its times. */
export type ScheduledRelease = Selectable<ReleaseScheduleTable>;

/** What is scheduled: `state` in_force for what has come already and only goes at a time. */
type NewSchedule = Pick<
	ScheduledRelease,
	"release_id" | "over_id" | "starts_at" | "ends_at" | "note" | "author_id" | "map"
> & {
	state: "waiting" | "in_force";
};

/** Schedules a release; returns the schedule's id. */
export async function insertSchedule(db: Db, schedule: NewSchedule): Promise<number> {
	const { id } = await db
		.insertInto("release_schedule")
		.values({ ...schedule, map: JSON.stringify(schedule.map) })
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
}

/** What has to come or to go now, the earliest first; locked, so that one process does it. */
export function lockDueSchedules(db: Db): Promise<ScheduledRelease[]> {
	return db
		.selectFrom("release_schedule")
		.selectAll()
		.where(sql<boolean>`(state = 'waiting' and starts_at <= now()) or (state = 'in_force' and ends_at <= now())`)
		.orderBy(sql`case when state = 'in_force' then ends_at else starts_at end`)
		.limit(1)
		.forUpdate()
		.skipLocked()
		.execute();
}

/** Why a schedule failed: a text for people, and its values. */
export type Problem = { text: string; values: object };

/** Writes down what became of a schedule, and why where it failed. */
export async function settleSchedule(
	db: Db,
	id: number,
	state: ScheduledRelease["state"],
	problem: Problem | null = null,
): Promise<void> {
	await db
		.updateTable("release_schedule")
		.set({ state, problem: problem?.text ?? null, problem_values: JSON.stringify(problem?.values ?? {}) })
		.where("id", "=", id)
		.execute();
}

/**
 * Cancels a schedule: what waits does not come, what is in force stays. Returns it with the state that it had, or null where
 * nothing is to come of it.
 */
export async function cancelSchedule(db: Db, id: number): Promise<ScheduledRelease | null> {
	const row = await db
		.selectFrom("release_schedule")
		.selectAll()
		.where("id", "=", id)
		.where("state", "in", ["waiting", "in_force"])
		.forUpdate()
		.executeTakeFirst();
	if (!row) return null;
	await db.updateTable("release_schedule").set({ state: "cancelled" }).where("id", "=", id).execute();
	return row;
}

/** Schedules, the one made last first. */
export function listSchedules(db: Db, limit: number) {
	return db
		.selectFrom("release_schedule")
		.leftJoin("app_user", "app_user.id", "release_schedule.author_id")
		.selectAll("release_schedule")
		.select("app_user.nickname as author")
		.orderBy("release_schedule.id", "desc")
		.limit(limit)
		.execute();
}
