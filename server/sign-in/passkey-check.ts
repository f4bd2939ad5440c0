import {
	type AuthenticationResponseJSON,
	type AuthenticatorTransport,
	type RegistrationResponseJSON,
	verifyAuthenticationResponse,
	verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { isObject, isStrings } from "../../schemas/rules/json.ts";
import type { Db } from "../database/connection.ts";
import { countPasskeyUse, lockPasskey, type PasskeyPurpose, takeChallenge } from "../repositories/passkey.ts";
import type { PasskeySite } from "./passkey-site.ts";

/** For what a device has signed, in which session. */
type Signed = { site: PasskeySite; purpose: PasskeyPurpose; session_id: string | null };

const hasTexts = (value: unknown, names: readonly string[]): value is Record<string, unknown> =>
	isObject(value) && names.every((name) => typeof value[name] === "string");

const isCredential = (value: unknown, parts: readonly string[]): boolean =>
	hasTexts(value, ["id", "rawId"]) &&
	value.type === "public-key" &&
	isObject(value.clientExtensionResults) &&
	hasTexts(value.response, parts);

const isRegistration = (value: unknown): value is RegistrationResponseJSON =>
	isCredential(value, ["clientDataJSON", "attestationObject"]);
const isAuthentication = (value: unknown): value is AuthenticationResponseJSON =>
	isCredential(value, ["clientDataJSON", "authenticatorData", "signature"]);

const TRANSPORTS = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;
const isTransport = (text: string): text is AuthenticatorTransport => TRANSPORTS.some((one) => one === text);

/** The transports among texts that came from a browser or the database. */
export const transportsIn = (texts: unknown): AuthenticatorTransport[] =>
	isStrings(texts) ? texts.filter(isTransport) : [];

/** The new passkey in what a device has sent, or null where it does not hold. */
export async function registeredPasskey(db: Db, response: unknown, { site, purpose, session_id }: Signed) {
	if (!isRegistration(response)) return null;
	try {
		const { verified, registrationInfo } = await verifyRegistrationResponse({
			response,
			expectedChallenge: (challenge) => takeChallenge(db, challenge, { purpose, session_id }),
			expectedOrigin: site.origin,
			expectedRPID: site.rpID,
		});
		return verified ? registrationInfo.credential : null;
	} catch {
		return null;
	}
}

/** Why a passkey opens nothing: nobody here has it, or what was signed does not hold. */
export type PasskeyRefused = { refused: "unknown" | "wrong"; user_id?: string };

/** Whose passkey has signed; one that counts backwards does not hold. Call it in a transaction. */
export async function passkeyOwner(
	db: Db,
	response: unknown,
	{ site, purpose, session_id }: Signed,
): Promise<{ user_id: string; refused?: undefined } | PasskeyRefused> {
	if (!isAuthentication(response)) return { refused: "wrong" };
	const passkey = await lockPasskey(db, response.id);
	if (!passkey) return { refused: "unknown" };
	const { id, user_id, counter } = passkey;
	try {
		const { verified, authenticationInfo } = await verifyAuthenticationResponse({
			response,
			expectedChallenge: (challenge) => takeChallenge(db, challenge, { purpose, session_id }),
			expectedOrigin: site.origin,
			expectedRPID: site.rpID,
			credential: {
				...{ id, counter, transports: transportsIn(passkey.transports) },
				publicKey: new Uint8Array(passkey.public_key),
			},
		});
		if (!verified) return { refused: "wrong", user_id };
		await countPasskeyUse(db, id, authenticationInfo.newCounter);
		return { user_id };
	} catch {
		return { refused: "wrong", user_id };
	}
}
