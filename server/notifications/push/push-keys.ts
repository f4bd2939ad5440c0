import { createECDH } from "node:crypto";
import type { Db } from "../../database/connection.ts";
import { readPushKey, type SecretSealing } from "../../repositories/settings/portal-secret.ts";
import type { PushSettings } from "./push-settings.ts";

/** What the portal signs with for push services (VAPID, RFC 8292), in base64url; subscriptions are made for the public key. */
export type PushKeys = { publicKey: string; privateKey: string };

/** The pair of a private key. Throws where it is none of the curve. */
export function pushKeysOf(privateKey: Buffer): PushKeys {
	const curve = createECDH("prime256v1");
	curve.setPrivateKey(privateKey);
	return { publicKey: curve.getPublicKey("base64url"), privateKey: privateKey.toString("base64url") };
}

function newPrivateKey(): Buffer {
	const curve = createECDH("prime256v1");
	curve.generateKeys();
	// A key may begin with zeros, which are left out here.
	return Buffer.from(curve.getPrivateKey("hex").padStart(64, "0"), "hex");
}

/** The portal's keys: of the settings, else made once and stored, the same for all servers on the database. */
export const readPushKeys = async (db: Db, { privateKey }: PushSettings, sealing: SecretSealing): Promise<PushKeys> =>
	pushKeysOf(privateKey ?? (await readPushKey(db, newPrivateKey(), sealing)));
