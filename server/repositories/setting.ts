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

/** A secret in hexadecimal: the one that is stored, else this one, which is stored then. The same for all servers on the database. */
async function keepSecret(db: Db, key: string, made: Buffer): Promise<Buffer> {
	await db
		.insertInto("setting")
		.values({ key, value: JSON.stringify({ hex: made.toString("hex") }) })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	const stored = await readSetting(db, key);
	if (!stored || !("hex" in stored) || typeof stored.hex !== "string")
		throw new Error(`The setting \`${key}\` should hold {hex}.`);
	return Buffer.from(stored.hex, "hex");
}

/** The key of the MACs over login codes. */
export const readSecret = (db: Db): Promise<Buffer> => keepSecret(db, "secret", randomBytes(32));

/** The private key that push services know the portal by; `made` where there is none yet. */
export const readPushKey = (db: Db, made: Buffer): Promise<Buffer> => keepSecret(db, "push_key", made);
