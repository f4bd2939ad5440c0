import { sql } from "kysely";
import type { Db } from "../../database/connection.ts";
import { deleteInBatches } from "../queries/delete-in-batches.ts";

/** Days for which a place is known after the last log-in there. */
const PLACE_DAYS = 90;

/** Whether a number has logged in at a place before. */
export async function isKnownPlace(db: Db, mobile: string, place: Buffer): Promise<boolean> {
	const row = await db
		.selectFrom("login_place")
		.select("mobile")
		.where("mobile", "=", mobile)
		.where("place", "=", place)
		.where("last_login_at", ">", sql<Date>`now() - make_interval(days => ${PLACE_DAYS})`)
		.executeTakeFirst();
	return row !== undefined;
}

/** Notes that a number has logged in at a place. */
export async function rememberPlace(db: Db, mobile: string, place: Buffer): Promise<void> {
	await db
		.insertInto("login_place")
		.values({ mobile, place })
		.onConflict((conflict) => conflict.columns(["mobile", "place"]).doUpdateSet({ last_login_at: sql`now()` }))
		.execute();
}

/** Deletes places where nobody has logged in for long. */
export async function deleteOldPlaces(db: Db): Promise<void> {
	await deleteInBatches(db, "login_place", sql`last_login_at < now() - make_interval(days => ${PLACE_DAYS})`);
}
