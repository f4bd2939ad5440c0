import type { Db } from "../../database/connection.ts";

/** An item of the checklist of a state that a case is or was in. */
type Item = { message_id: string; state: string; item: string };

/** Says that an item is done; who said so first stays. */
export async function tickItem(db: Db, row: Item & { user_id: string }): Promise<void> {
	await db
		.insertInto("case_checklist")
		.values(row)
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/** Says that an item is not done after all. */
export async function untickItem(db: Db, { message_id, state, item }: Item): Promise<void> {
	await db
		.deleteFrom("case_checklist")
		.where("message_id", "=", message_id)
		.where("state", "=", state)
		.where("item", "=", item)
		.execute();
}

/** What is done of the checklist of a case's state, by item: who said so, and when. */
export async function listTicked(db: Db, message_id: string, state: string) {
	const rows = await db
		.selectFrom("case_checklist")
		.leftJoin("app_user", "app_user.id", "case_checklist.user_id")
		.select(["case_checklist.item", "case_checklist.ticked_at", "app_user.nickname"])
		.where("message_id", "=", message_id)
		.where("state", "=", state)
		.execute();
	return new Map(rows.map(({ item, ...ticked }) => [item, ticked]));
}
