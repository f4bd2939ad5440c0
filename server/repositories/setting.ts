import { randomBytes } from "node:crypto";
import type { Db } from "../database/connection.ts";

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

/** The key of the MACs over login codes: made once, the same for all processes on the database. */
export async function readSecret(db: Db): Promise<Buffer> {
	await db
		.insertInto("setting")
		.values({ key: "secret", value: JSON.stringify({ hex: randomBytes(32).toString("hex") }) })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	const stored = await readSetting(db, "secret");
	if (!stored || !("hex" in stored) || typeof stored.hex !== "string")
		throw new Error("The setting `secret` should hold {hex}.");
	return Buffer.from(stored.hex, "hex");
}
