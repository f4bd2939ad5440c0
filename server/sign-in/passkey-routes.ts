import type { AuditAction } from "../audit/actions.ts";
import { record } from "../audit/record.ts";
import type { Db } from "../database/connection.ts";
import type { UserRow } from "../database/tables.ts";
import { staffName } from "../login/staff-name.ts";
import {
	deletePasskey,
	insertChallenge,
	insertPasskey,
	listPasskeys,
	renamePasskey,
} from "../repositories/people/passkey.ts";
import { absent, Refusal } from "../wire/refusal.ts";
import { ANY, listOf, objectOf, TEXT, TIME } from "../wire/response-shapes.ts";
import { registeredPasskey, transportsIn } from "./passkey-check.ts";
import { demandConfirmedStaff, demandPasskeySite, demandStaffSession } from "./passkey-demands.ts";
import type { SignInRoute } from "./sign-in-route.ts";
import { webauthn } from "./webauthn.ts";

const PATH = "/admin/api/passkeys";
const MAX_OF_ONE = 20;

const NAME = { type: "string", minLength: 1, maxLength: 60, pattern: "\\S" };
const ID = { type: "string", minLength: 1, maxLength: 1400 };

/** What a browser's script made of WebAuthn; its content is checked by the library. */
const CREDENTIAL = { type: "object", additionalProperties: true };

const bodyOf = (properties: Record<string, object>) => ({
	type: "object",
	properties,
	required: Object.keys(properties),
	additionalProperties: false,
});

const recordPasskey = (
	db: Db,
	action: AuditAction,
	{ user, from, name }: { user: UserRow; from: string; name: string },
) => record(db, { actor: user, from, action, object: { kind: "account", id: user.id }, detail: { name } });

const list: SignInRoute = {
	method: "GET",
	path: PATH,
	operationId: "getPasskeys",
	summary: "One's own passkeys.",
	body: null,
	response: objectOf({
		list: listOf(
			objectOf({ id: TEXT, name: TEXT, created_at: TIME, last_used_at: { ...TIME, type: ["string", "null"] } }),
		),
	}),
	async handle({ requester }, { db }) {
		const { user } = demandStaffSession(requester);
		const own = await listPasskeys(db, user.id);
		return {
			list: own.map(({ id, name, created_at, last_used_at }) => ({
				id,
				name,
				created_at: created_at.toISOString(),
				last_used_at: last_used_at?.toISOString() ?? null,
			})),
		};
	},
};

const offering: SignInRoute = {
	method: "POST",
	path: `${PATH}/options`,
	operationId: "startPasskey",
	summary: "What a device needs to make a passkey for who is signed in (WebAuthn's creation options).",
	body: bodyOf({}),
	response: objectOf({ options: ANY }),
	async handle({ requester, origin }, { db }) {
		const { user, session } = demandConfirmedStaff(requester);
		const { rpID } = demandPasskeySite(origin);
		const own = await listPasskeys(db, user.id);
		if (own.length >= MAX_OF_ONE)
			throw new Refusal(409, "You have as many passkeys as one may have. Remove one first.");
		const { generateRegistrationOptions } = await webauthn();
		const options = await generateRegistrationOptions({
			rpID,
			rpName: rpID,
			attestationType: "none",
			userName: staffName(user),
			userDisplayName: staffName(user),
			userID: new TextEncoder().encode(user.id),
			excludeCredentials: own.map(({ id, transports }) => ({ id, transports: transportsIn(transports) })),
			authenticatorSelection: { residentKey: "required", userVerification: "required" },
		});
		await insertChallenge(db, options.challenge, { purpose: "register", session_id: session });
		return { options };
	},
};

const adding: SignInRoute = {
	method: "POST",
	path: PATH,
	operationId: "addPasskey",
	summary: "Adds the passkey that a device has made, under a name.",
	body: bodyOf({ name: NAME, response: CREDENTIAL }),
	response: objectOf({ id: TEXT }),
	async handle({ requester, origin, body }, { db }) {
		const { user, session } = demandConfirmedStaff(requester);
		const signed = { site: demandPasskeySite(origin), purpose: "register", session_id: session } as const;
		const credential = await registeredPasskey(db, body.response, signed);
		if (!credential) throw new Refusal(403, "The passkey could not be checked. Please try again.");
		const { id, publicKey, counter, transports } = credential;
		const name = String(body.name).trim();
		await db.transaction().execute(async (transaction) => {
			const made = { id, name, user_id: user.id, public_key: Buffer.from(publicKey), counter };
			const isNew = await insertPasskey(transaction, { ...made, transports: transportsIn(transports) });
			if (!isNew) throw new Refusal(409, "This passkey is known here already.");
			await recordPasskey(transaction, "passkey.added", { user, from: requester.ip, name });
		});
		return { id };
	},
};

const renaming: SignInRoute = {
	method: "POST",
	path: `${PATH}/rename`,
	operationId: "renamePasskey",
	summary: "Gives one's own passkey another name.",
	body: bodyOf({ id: ID, name: NAME }),
	response: { type: "null" },
	async handle({ requester, body }, { db }) {
		const { user } = demandStaffSession(requester);
		const name = String(body.name).trim();
		await db.transaction().execute(async (transaction) => {
			if (!(await renamePasskey(transaction, { id: String(body.id), user_id: user.id }, name))) throw absent();
			await recordPasskey(transaction, "passkey.renamed", { user, from: requester.ip, name });
		});
		return null;
	},
};

const removing: SignInRoute = {
	method: "POST",
	path: `${PATH}/remove`,
	operationId: "removePasskey",
	summary: "Removes one's own passkey: it opens nothing from then on.",
	body: bodyOf({ id: ID }),
	response: { type: "null" },
	async handle({ requester, body }, { db }) {
		const { user } = demandStaffSession(requester);
		await db.transaction().execute(async (transaction) => {
			const name = await deletePasskey(transaction, { id: String(body.id), user_id: user.id });
			if (name === null) throw absent();
			await recordPasskey(transaction, "passkey.removed", { user, from: requester.ip, name });
		});
		return null;
	},
};

/** Calls by which staff look after their own passkeys. */
export const PASSKEY_ROUTES: readonly SignInRoute[] = [list, offering, adding, renaming, removing];
