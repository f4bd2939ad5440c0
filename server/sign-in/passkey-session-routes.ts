import { record } from "../audit/record.ts";
import type { Db } from "../database/connection.ts";
import { startSession } from "../people/start-session.ts";
import { isStaff } from "../policies/rights.ts";
import { insertChallenge } from "../repositories/people/passkey.ts";
import { confirmSession } from "../repositories/people/session.ts";
import { findUser } from "../repositories/people/user.ts";
import { schemaOf } from "../wire/api-schemas.ts";
import { Refusal } from "../wire/refusal.ts";
import { ANY, objectOf } from "../wire/response-shapes.ts";
import { passkeyOwner } from "./passkey-check.ts";
import { demandPasskeySite, demandStaffSession } from "./passkey-demands.ts";
import type { SignInRoute } from "./sign-in-route.ts";
import { webauthn } from "./webauthn.ts";

const PATH = "/admin/api/session/passkey";

const RESPONSE_BODY = {
	type: "object",
	properties: { response: { type: "object", additionalProperties: true } },
	required: ["response"],
	additionalProperties: false,
};

const options: SignInRoute = {
	method: "POST",
	path: `${PATH}/options`,
	operationId: "startPasskeySignIn",
	summary:
		"What a device needs to sign in with any passkey that it holds for the portal, or with `confirm` to show in a session that it is the same person (WebAuthn's request options).",
	body: { type: "object", properties: { confirm: { type: "boolean" } }, additionalProperties: false },
	response: objectOf({ options: ANY }),
	async handle({ requester, origin, body }, { db }) {
		const { rpID } = demandPasskeySite(origin);
		const session_id = body.confirm === true ? demandStaffSession(requester).session : null;
		const { generateAuthenticationOptions } = await webauthn();
		const made = await generateAuthenticationOptions({ rpID, userVerification: "required" });
		await insertChallenge(db, made.challenge, { purpose: session_id ? "confirm" : "sign_in", session_id });
		return { options: made };
	},
};

/** Why a passkey is refused. */
type Reason = "unknown" | "wrong" | "no_right" | "other_person";

const WORDS = {
	unknown: "This passkey is not known here. Sign in another way, and add it under “Your account”.",
	wrong: "The passkey could not be checked. Please try again.",
	no_right: "Your account has no role in the portal. Ask an administrator to give you one.",
	other_person: "This is somebody else's passkey.",
} as const satisfies Record<Reason, string>;

/** Records that a passkey was refused, and returns what to throw. */
async function refusal(db: Db, reason: Reason, { from, id = "" }: { from: string; id?: string | undefined }) {
	const detail = { by: "passkey", reason };
	const object = { kind: "account", id } as const;
	await record(db, { actor: null, from, action: "session.refused", object, detail });
	return new Refusal(403, WORDS[reason]);
}

const entering: SignInRoute = {
	method: "POST",
	path: PATH,
	operationId: "signInByPasskey",
	summary: "Opens a session for the owner of a passkey, who works for the portal.",
	body: RESPONSE_BODY,
	response: schemaOf("loginMobileLogin").response,
	async handle({ requester: { ip: from }, origin, device, body }, services) {
		const { db } = services;
		const signed = { site: demandPasskeySite(origin), purpose: "sign_in", session_id: null } as const;
		const owner = await db.transaction().execute((transaction) => passkeyOwner(transaction, body.response, signed));
		if (owner.refused) throw await refusal(db, owner.refused, { from, id: owner.user_id });
		const user = await findUser(db, owner.user_id);
		if (!user || !isStaff(user)) throw await refusal(db, "no_right", { from, id: owner.user_id });
		return startSession(services, user, { method: "passkey", from, device });
	},
};

const confirming: SignInRoute = {
	method: "POST",
	path: `${PATH}/confirm`,
	operationId: "confirmByPasskey",
	summary: "Confirms with a passkey that it is still oneself.",
	body: RESPONSE_BODY,
	response: { type: "null" },
	async handle({ requester, origin, body }, { db }) {
		const { user, session } = demandStaffSession(requester);
		const from = requester.ip;
		const signed = { site: demandPasskeySite(origin), purpose: "confirm", session_id: session } as const;
		const owner = await db.transaction().execute((transaction) => passkeyOwner(transaction, body.response, signed));
		if (owner.refused) throw await refusal(db, owner.refused, { from, id: user.id });
		if (owner.user_id !== user.id) throw await refusal(db, "other_person", { from, id: user.id });
		await db.transaction().execute(async (transaction) => {
			await confirmSession(transaction, session);
			const object = { kind: "account", id: user.id } as const;
			await record(transaction, { actor: user, from, action: "session.confirmed", object, detail: { by: "passkey" } });
		});
		return null;
	},
};

/** Calls by which staff sign in with a passkey, and show that it is still them. */
export const PASSKEY_SESSION_ROUTES: readonly SignInRoute[] = [options, entering, confirming];
