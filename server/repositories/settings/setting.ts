import type { Db } from "../../database/connection.ts";

/** A stored setting, or null. */
export async function readSetting(db: Db, key: string): Promise<object | null> {
	const row = await db.selectFrom("setting").select("value").where("key", "=", key).executeTakeFirst();
	return row?.value ?? null;
}

/** Stores a setting over what there was. */
export async function writeSetting(db: Db, key: string, value: object): Promise<void> {
	const text = JSON.stringify(value);
	await db
		.insertInto("setting")
		.values({ key, value: text })
		.onConflict((conflict) => conflict.column("key").doUpdateSet({ value: text }))
		.execute();
}
