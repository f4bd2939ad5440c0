import { randomBytes } from "node:crypto";
import { type SqlBool, sql } from "kysely";
import { isSealedText, openText, resealText, sealText } from "../../database/answers/sealed-text.ts";
import type { Db } from "../../database/connection.ts";
import type { SealKeys } from "../../sealing/seal-keys.ts";
import { readSetting } from "./setting.ts";

/** Keys that open what is sealed, and whether more is to be. */
export type SecretSealing = { keys: SealKeys; seals: boolean };

/** The settings that hold a secret, which alone tells query codes, passes of files and codes sent by message. */
const SECRETS = ["secret", "push_key"] as const;
type SecretName = (typeof SECRETS)[number];

/** What the data key of a secret is sealed for: that of an answer does not open it. */
const placeOf = (name: SecretName) => `setting:${name}`;

/** A secret as it stands in its row: in hexadecimal digits, sealed or in clear. */
type StoredSecret = { sealed: string } | { hex: string };

function asStored(name: SecretName, value: object): StoredSecret {
	if ("sealed" in value && isSealedText(value.sealed)) return { sealed: value.sealed };
	if ("hex" in value && typeof value.hex === "string") return { hex: value.hex };
	throw new Error(`The setting \`${name}\` should hold {hex} or {sealed}.`);
}

function stored(name: SecretName, hex: string, { keys, seals }: SecretSealing): StoredSecret {
	return seals && keys.length > 0 ? { sealed: sealText(hex, keys, placeOf(name)) } : { hex };
}

/** Writes a secret in another way, where nobody has meanwhile: it stays the same, so whichever is first may be. */
async function rewrite(db: Db, key: SecretName, before: StoredSecret, after: StoredSecret): Promise<void> {
	await db
		.updateTable("setting")
		.set({ value: JSON.stringify(after) })
		.where("key", "=", key)
		.where(sql<SqlBool>`value = ${JSON.stringify(before)}::jsonb`)
		.execute();
}

/** The secret that is stored, else this one, which is stored then. The same for all servers on the database. */
async function readOrStore(db: Db, name: SecretName, made: Buffer, sealing: SecretSealing): Promise<Buffer> {
	await db
		.insertInto("setting")
		.values({ key: name, value: JSON.stringify(stored(name, made.toString("hex"), sealing)) })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	const found = asStored(name, (await readSetting(db, name)) ?? {});
	if ("sealed" in found) return Buffer.from(openText(found.sealed, sealing.keys, placeOf(name)), "hex");
	const anew = stored(name, found.hex, sealing);
	if ("sealed" in anew) await rewrite(db, name, found, anew);
	return Buffer.from(found.hex, "hex");
}

/** The key of all MACs: of login codes, query codes and passes of files. */
export const readSecret = (db: Db, sealing: SecretSealing): Promise<Buffer> =>
	readOrStore(db, "secret", randomBytes(32), sealing);

/** The private key that push services know the portal by; `made` where there is none yet. */
export const readPushKey = (db: Db, made: Buffer, sealing: SecretSealing): Promise<Buffer> =>
	readOrStore(db, "push_key", made, sealing);

/** Seals the secrets with the newest key, also those that stand in clear. Returns how many were not. */
export async function resealSecrets(db: Db, keys: SealKeys): Promise<number> {
	let count = 0;
	for (const name of SECRETS) {
		const setting = await readSetting(db, name);
		if (!setting) continue;
		const found = asStored(name, setting);
		const sealed =
			"sealed" in found ? resealText(found.sealed, keys, placeOf(name)) : sealText(found.hex, keys, placeOf(name));
		if (sealed === null) continue;
		await rewrite(db, name, found, { sealed });
		count++;
	}
	return count;
}
