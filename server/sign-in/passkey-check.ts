import type {
	AuthenticationResponseJSON,
	AuthenticatorTransport,
	RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { isStrings } from "../../schemas/json/json.ts";
import type { Db } from "../database/connection.ts";
import { countPasskeyUse, lockPasskey, type PasskeyPurpose, takeChallenge } from "../repositories/people/passkey.ts";
import { bodyGuard } from "../wire/validators.ts";
import type { PasskeySite } from "./passkey-site.ts";
import { webauthn } from "./webauthn.ts";

/** For what a device has signed, in which session. */
type Signed = { site: PasskeySite; purpose: PasskeyPurpose; session_id: string | null };

/** The structure of what a device has made; the library checks what it says. */
const credential = (...parts: readonly string[]) => ({
	type: "object",
	properties: {
		id: { type: "string" },
		rawId: { type: "string" },
		type: { const: "public-key" },
		clientExtensionResults: { type: "object" },
		response: {
			type: "object",
			properties: Object.fromEntries(parts.map((part) => [part, { type: "string" }])),
			required: parts,
		},
	},
	required: ["id", "rawId", "type", "clientExtensionResults", "response"],
});

const isRegistration = bodyGuard<RegistrationResponseJSON>(credential("clientDataJSON", "attestationObject"));
const isAuthentication = bodyGuard<AuthenticationResponseJSON>(
	credential("clientDataJSON", "authenticatorData", "signature"),
);

const TRANSPORTS = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;
const isTransport = (text: string): text is AuthenticatorTransport => TRANSPORTS.some((one) => one === text);

/** The transports among texts that came from a browser or the database. */
export const transportsIn = (texts: unknown): AuthenticatorTransport[] =>
	isStrings(texts) ? texts.filter(isTransport) : [];

/** The new passkey in what a device has sent, or null where it does not hold. */
export async function registeredPasskey(db: Db, response: unknown, { site, purpose, session_id }: Signed) {
	if (!isRegistration(response)) return null;
	const { verifyRegistrationResponse } = await webauthn();
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
	const { verifyAuthenticationResponse } = await webauthn();
	try {
		const { verified, authenticationInfo } = await verifyAuthenticationResponse({
			response,
			expectedChallenge: (challenge) => takeChallenge(db, challenge, { purpose, session_id }),
			expectedOrigin: site.origin,
			expectedRPID: site.rpID,
			credential: {
				id,
				counter,
				transports: transportsIn(passkey.transports),
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
