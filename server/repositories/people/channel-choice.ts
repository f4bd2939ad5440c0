import type { Db } from "../../database/connection.ts";
import type { ChannelName, NotificationTable } from "../../database/tables/notification-tables.ts";

/** What people choose channels for. */
export const CHOSEN_KINDS = ["case_moved", "case_replied", "info_requested", "followed_case_moved"] as const;

/** One of them. */
export type ChosenKind = NotificationTable["kind"];

/** Whether people are told of some news by every channel unless they choose otherwise: they are of their own cases. */
export const isUsual = (kind: ChosenKind): boolean => kind !== "followed_case_moved";

/** What somebody has chosen. */
export function listChoices(db: Db, userId: string) {
	return db.selectFrom("channel_choice").select(["kind", "channel", "wanted"]).where("user_id", "=", userId).execute();
}

/** Notes by which channels somebody wants news of a kind, and by which not. */
export async function saveChoices(
	db: Db,
	userId: string,
	kind: ChosenKind,
	choices: readonly { channel: ChannelName; wanted: boolean }[],
): Promise<void> {
	if (choices.length === 0) return;
	await db
		.insertInto("channel_choice")
		.values(choices.map((choice) => ({ ...choice, kind, user_id: userId })))
		.onConflict((conflict) =>
			conflict.columns(["user_id", "kind", "channel"]).doUpdateSet((row) => ({ wanted: row.ref("excluded.wanted") })),
		)
		.execute();
}

/** When somebody wants to be left in peace; null where they have not said. */
export async function findQuietHours(db: Db, userId: string): Promise<{ starts: string; ends: string } | null> {
	const row = await db
		.selectFrom("quiet_hours")
		.select(["starts", "ends"])
		.where("user_id", "=", userId)
		.executeTakeFirst();
	return row ?? null;
}

/** Notes when somebody wants to be left in peace; null for never. */
export async function saveQuietHours(
	db: Db,
	userId: string,
	hours: { starts: string; ends: string } | null,
): Promise<void> {
	await db.deleteFrom("quiet_hours").where("user_id", "=", userId).execute();
	if (hours)
		await db
			.insertInto("quiet_hours")
			.values({ user_id: userId, ...hours })
			.execute();
}
