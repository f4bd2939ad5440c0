import { record } from "../audit/record.ts";
import { isStaff } from "../policies/rights.ts";
import { endSessions } from "../repositories/people/session.ts";
import type { Services } from "../services.ts";
import { objectOf, TEXT, TEXT_OR_NULL, YES_OR_NO } from "../wire/response-shapes.ts";
import { passkeySiteOf } from "./passkey-site.ts";
import type { SignInRoute } from "./sign-in-route.ts";

const ways: SignInRoute = {
	method: "GET",
	path: "/admin/api/session/ways",
	operationId: "getSignInWays",
	summary:
		"The ways in which staff sign in, beside a code: at the provider of OpenID Connect, by its name, and with passkeys where browsers make them for this address.",
	body: null,
	response: objectOf({ openid: { oneOf: [objectOf({ name: TEXT }), { type: "null" }] }, passkeys: YES_OR_NO }),
	async handle({ origin }, { openid }) {
		return { openid: openid && { name: openid.settings.name }, passkeys: passkeySiteOf(origin) !== null };
	},
};

/** Where to sign out at the provider, too; null where it offers that not, or does not respond. */
async function endSessionAt({ openid }: Services, origin: string): Promise<string | null> {
	return openid ? openid.endSessionAt(`${origin}/admin`).catch(() => null) : null;
}

const ending: SignInRoute = {
	method: "POST",
	path: "/admin/api/session/end",
	operationId: "endOwnSession",
	summary:
		"Ends the session that asks; `end_session_url` is where one signs out at the provider too, for who signed in there.",
	body: { type: "object", properties: {}, additionalProperties: false },
	response: objectOf({ end_session_url: TEXT_OR_NULL }),
	async handle({ requester: { user, session, method, ip }, origin }, services) {
		if (!user || !session) return { end_session_url: null };
		await services.db.transaction().execute(async (transaction) => {
			await endSessions(transaction, user.id, session);
			const object = { kind: "account", id: user.id } as const;
			const event = { action: "session.ended", object, detail: { ended: 1 } } as const;
			if (isStaff(user)) await record(transaction, { actor: user, from: ip, ...event });
		});
		return { end_session_url: method === "openid" ? await endSessionAt(services, origin) : null };
	},
};

/** The calls about signing in and out as such. */
export const SESSION_ROUTES: readonly SignInRoute[] = [ways, ending];
