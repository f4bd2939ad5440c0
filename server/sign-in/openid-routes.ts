import { randomBytes } from "node:crypto";
import { logFailure } from "../log/failure-log.ts";
import { startSession } from "../people/start-session.ts";
import { isStaff } from "../policies/rights.ts";
import { insertSignIn, takeSignedIn } from "../repositories/people/openid.ts";
import { findUser } from "../repositories/people/user.ts";
import type { Services } from "../services.ts";
import { schemaOf } from "../wire/api-schemas.ts";
import { Refusal } from "../wire/refusal.ts";
import { objectOf, TEXT } from "../wire/response-shapes.ts";
import { CALLBACK_PATH } from "./openid-callback.ts";
import { clearOpenIdCookie, OPENID_COOKIE, OPENID_PATH, setOpenIdCookie } from "./openid-cookie.ts";
import type { OpenIdProvider } from "./openid-provider.ts";
import type { SignInRequest, SignInRoute } from "./sign-in-route.ts";

/** A part of a path or query as browsers write it: all but letters, digits and a few signs as bytes in hexadecimal. */
const WRITTEN = "([A-Za-z0-9_.*+=&-]|%[0-9A-F]{2})*";

/** Pages of the administration, the desk's and a draft's documents among them: nobody is led anywhere else. */
const RETURN_TO = `^/admin(/([A-Za-z0-9_-]${WRITTEN})?)*([?]${WRITTEN})?$`;

function demandProvider({ openid }: Services): OpenIdProvider {
	if (!openid) throw new Refusal(404, "There is nothing here.");
	return openid;
}

/** The session in which somebody wants to show anew that it is them. */
function sessionToConfirm({ requester: { user, session }, body }: SignInRequest): string | null {
	if (body.confirm !== true) return null;
	if (!user || !isStaff(user)) throw new Refusal(401, "Please log in.");
	return session;
}

const starting: SignInRoute = {
	method: "POST",
	path: `${OPENID_PATH}/start`,
	operationId: "startOpenIdSignIn",
	summary:
		"Where a browser goes to sign in at the provider of OpenID Connect, or with `confirm` to show there anew that it is the same person. The provider sends it back to a page of the administration.",
	body: {
		type: "object",
		properties: {
			to: { type: "string", pattern: RETURN_TO, maxLength: 2000 },
			confirm: { type: "boolean" },
		},
		additionalProperties: false,
	},
	response: objectOf({ url: TEXT }),
	async handle(request, services) {
		const { body, origin, reply } = request;
		const provider = demandProvider(services);
		const session_id = sessionToConfirm(request);
		const started = await provider.authorize(origin + CALLBACK_PATH, session_id !== null).catch((error: unknown) => {
			logFailure("The provider of OpenID Connect does not respond.", error);
			throw new Refusal(503, "The sign-in of your organisation does not respond. Try again, or sign in another way.");
		});
		const { state, nonce, codeVerifier: code_verifier } = started.checks;
		const cookie = randomBytes(32).toString("base64url");
		const return_to = typeof body.to === "string" ? body.to : "/admin";
		await insertSignIn(services.db, cookie, { state, nonce, code_verifier, return_to, session_id });
		setOpenIdCookie(reply, origin, cookie);
		return { url: started.url };
	},
};

const finishing: SignInRoute = {
	method: "POST",
	path: `${OPENID_PATH}/finish`,
	operationId: "finishOpenIdSignIn",
	summary: "Opens the session of who has come back from the provider, once and in the same browser.",
	body: { type: "object", properties: {}, additionalProperties: false },
	response: schemaOf("loginMobileLogin").response,
	async handle({ cookies, reply, origin, device, requester }, services) {
		const cookie = cookies[OPENID_COOKIE];
		const userId = cookie === undefined ? null : await takeSignedIn(services.db, cookie);
		const user = userId === null ? null : await findUser(services.db, userId);
		clearOpenIdCookie(reply, origin);
		if (!user) throw new Refusal(401, "Please log in.");
		return startSession(services, user, { method: "openid", from: requester.ip, device });
	},
};

/** The calls by which staff sign in at the provider of OpenID Connect. */
export const OPENID_ROUTES: readonly SignInRoute[] = [starting, finishing];
