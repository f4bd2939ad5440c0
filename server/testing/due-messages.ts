import type { Db } from "../database/connection.ts";

/** Has all that waits in the outbox be sent at the next look, as if its time had come. */
export async function makeDue(db: Db): Promise<void> {
	await db
		.updateTable("outbox")
		.set({ send_after: new Date(0) })
		.where("state", "=", "waiting")
		.execute();
}
