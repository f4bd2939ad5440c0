import type { Generated } from "kysely";
import type { Time, TimeByDefault } from "./column-types.ts";

/** A sign-in at the provider of OpenID Connect that is under way. */
export type OpenIdSignInTable = {
	browser_hash: Buffer;
	state: string;
	nonce: string;
	code_verifier: string;
	return_to: string;
	session_id: string | null;
	answered: Generated<boolean>;
	user_id: string | null;
	expires_at: Time;
};

/** Which account the provider of OpenID Connect knows under which subject. */
export type OpenIdIdentityTable = { issuer: string; subject: string; user_id: string; linked_at: TimeByDefault };

/** A passkey of somebody of the staff. */
export type PasskeyTable = {
	id: string;
	user_id: string;
	public_key: Buffer;
	counter: number;
	transports: Generated<readonly string[]>;
	name: string;
	created_at: TimeByDefault;
	last_used_at: Time | null;
};

/** What a device is asked to sign. */
export type PasskeyChallengeTable = {
	challenge_hash: Buffer;
	purpose: "register" | "sign_in" | "confirm";
	session_id: string | null;
	expires_at: Time;
};
