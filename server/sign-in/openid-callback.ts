import type { FastifyInstance } from "fastify";
import { record } from "../audit/record.ts";
import type { Db } from "../database/connection.ts";
import { originOf } from "../discovery/origin.ts";
import { logFailure } from "../log/failure-log.ts";
import { limit } from "../login/limits.ts";
import { networkOf } from "../login/network.ts";
import { answerSignIn, type OpenIdSignIn, setSignedIn } from "../repositories/people/openid.ts";
import { confirmSession, findSessionUser } from "../repositories/people/session.ts";
import type { Services } from "../services.ts";
import { OPENID_COOKIE, OPENID_PATH } from "./openid-cookie.ts";
import { type NotLetIn, recognise } from "./openid-person.ts";
import type { OpenIdClaims, OpenIdProvider } from "./openid-provider.ts";

/** Where the provider sends browsers back to; it must know this address. */
export const CALLBACK_PATH = `${OPENID_PATH}/callback`;

/** How it came out; the sign-in screen has words for each. */
type Outcome = "done" | "expired" | "cancelled" | "failed" | "other_person" | NotLetIn;

/** Who came back from the provider: a sign-in under way, and from which network. */
type Back = { signIn: OpenIdSignIn; from: string };

/** Records that somebody was not let in; whom the provider knows them as, where it has said so. */
async function refuse(
	db: Db,
	reason: Exclude<Outcome, "done">,
	{ from, id = "", subject }: { from: string; id?: string | undefined; subject?: string },
): Promise<Outcome> {
	const object = { kind: "account", id } as const;
	const detail = { by: "openid", reason, ...(subject !== undefined && { subject }) };
	await record(db, { actor: null, from, action: "session.refused", object, detail });
	return reason;
}

/** What becomes of whom the provider has identified. */
function finish(db: Db, provider: OpenIdProvider, claims: OpenIdClaims, { signIn, from }: Back): Promise<Outcome> {
	return db.transaction().execute(async (transaction) => {
		const { user, refused } = await recognise(transaction, claims, { settings: provider.settings, from });
		const known = { from, id: user?.id, subject: claims.sub };
		if (!user || refused) return refuse(transaction, refused ?? "unknown", known);
		if (signIn.session_id === null) {
			await setSignedIn(transaction, signIn, user.id);
			return "done";
		}
		if ((await findSessionUser(transaction, signIn.session_id)) !== user.id)
			return refuse(transaction, "other_person", known);
		await confirmSession(transaction, signIn.session_id);
		const object = { kind: "account", id: user.id } as const;
		await record(transaction, { actor: user, from, action: "session.confirmed", object, detail: { by: "openid" } });
		return "done";
	});
}

async function outcomeOf(db: Db, provider: OpenIdProvider, address: URL, back: Back): Promise<Outcome> {
	const { state, nonce, code_verifier: codeVerifier, session_id } = back.signIn;
	let claims: OpenIdClaims;
	try {
		claims = await provider.identify(address, { state, nonce, codeVerifier }, session_id !== null);
	} catch (error) {
		if (provider.isTurnedBack(error)) return refuse(db, "cancelled", back);
		logFailure("Signing in by OpenID Connect failed.", error);
		return refuse(db, "failed", back);
	}
	return finish(db, provider, claims, back);
}

/** The page that goes on: the one that was left, or where it is said that somebody has shown anew that it is them. */
function pageAfter(signIn: OpenIdSignIn | null, outcome: Outcome, origin: string): string {
	const url = new URL(signIn?.session_id ? "/admin/confirmed" : (signIn?.return_to ?? "/admin"), origin);
	url.searchParams.set("sign-in", outcome);
	return url.pathname + url.search;
}

/** Serves the address at which browsers come back from the provider; it leads on to a page of the administration. */
export function serveOpenIdCallback(app: FastifyInstance, services: Services): void {
	app.get(CALLBACK_PATH, async (request, reply) => {
		const { openid, db, settings } = services;
		const origin = originOf(settings, app);
		const from = networkOf(request.ip);
		await limit(services, "loginsByIp", from);
		const cookie = request.cookies[OPENID_COOKIE];
		const signIn = cookie === undefined ? null : await answerSignIn(db, cookie);
		const outcome =
			signIn && openid ? await outcomeOf(db, openid, new URL(request.url, origin), { signIn, from }) : "expired";
		return reply.redirect(pageAfter(signIn, outcome, origin), 303);
	});
}
