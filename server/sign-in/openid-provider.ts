import * as openid from "openid-client";
import type { OpenIdSettings } from "./openid-settings.ts";

/** What a response of the provider must fit. */
export type OpenIdChecks = { state: string; nonce: string; codeVerifier: string };

/** What the provider says of who signed in there: the subject, and whatever else it tells. */
export type OpenIdClaims = { sub: string } & Readonly<Record<string, unknown>>;

/** Asks a provider of OpenID Connect; each call rejects where it does not respond in time, or not as it should. */
export type OpenIdProvider = {
	settings: OpenIdSettings;
	/** Where to send a browser that comes back to `redirectUri`; with `anew` its user must show there again that it is them. */
	authorize(redirectUri: string, anew: boolean): Promise<{ url: string; checks: OpenIdChecks }>;
	/** Who came back, by the address at which they did. */
	identify(address: URL, checks: OpenIdChecks, anew: boolean): Promise<OpenIdClaims>;
	/** Where one signs out at the provider; null where it does not offer that. */
	endSessionAt(returnTo: string): Promise<string | null>;
	/** Whether somebody turned back at the provider, rather than that anything failed. */
	isTurnedBack(error: unknown): boolean;
};

const TIMEOUT_SECONDS = 5;

/** What the provider says of itself is requested again after so long. */
const DISCOVERY_MS = 60 * 60 * 1000;

/** Somebody who is to show anew that it is them may take so long at the provider. */
const ANEW_SECONDS = 5 * 60;

function discover({ issuer, clientId, clientSecret }: OpenIdSettings): Promise<openid.Configuration> {
	const isPlain = issuer.startsWith("http:");
	return openid.discovery(new URL(issuer), clientId, clientSecret, undefined, {
		timeout: TIMEOUT_SECONDS,
		// Refused in production (server/production-demands.ts).
		execute: isPlain ? [openid.allowInsecureRequests] : [],
	});
}

/** What the provider says of itself, requested when it is first needed; a failure is not remembered. */
function rememberedDiscovery(settings: OpenIdSettings): () => Promise<openid.Configuration> {
	let found: { configuration: Promise<openid.Configuration>; until: number } | null = null;
	return () => {
		if (found && found.until > Date.now()) return found.configuration;
		const configuration = discover(settings);
		const entry = { configuration, until: Date.now() + DISCOVERY_MS };
		found = entry;
		configuration.catch(() => {
			if (found === entry) found = null;
		});
		return configuration;
	};
}

/** Claims stand in the ID token, or only in what UserInfo tells, by the provider's choice. */
async function claimsOf(
	configuration: openid.Configuration,
	tokens: Awaited<ReturnType<typeof openid.authorizationCodeGrant>>,
): Promise<OpenIdClaims> {
	const claims = tokens.claims();
	if (!claims) throw new Error("The provider sent no ID token.");
	if (!configuration.serverMetadata().userinfo_endpoint) return claims;
	return { ...claims, ...(await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub)) };
}

/** A provider of OpenID Connect: authorization code with PKCE, state and nonce. */
export function openIdProvider(settings: OpenIdSettings): OpenIdProvider {
	const configured = rememberedDiscovery(settings);
	return {
		settings,
		async authorize(redirectUri, anew) {
			const configuration = await configured();
			const checks = {
				state: openid.randomState(),
				nonce: openid.randomNonce(),
				codeVerifier: openid.randomPKCECodeVerifier(),
			};
			const url = openid.buildAuthorizationUrl(configuration, {
				redirect_uri: redirectUri,
				scope: settings.scope,
				state: checks.state,
				nonce: checks.nonce,
				code_challenge: await openid.calculatePKCECodeChallenge(checks.codeVerifier),
				code_challenge_method: "S256",
				...(anew && { prompt: "login", max_age: String(ANEW_SECONDS) }),
			});
			return { url: url.href, checks };
		},
		async identify(address, { state, nonce, codeVerifier }, anew) {
			const configuration = await configured();
			const tokens = await openid.authorizationCodeGrant(configuration, address, {
				expectedState: state,
				expectedNonce: nonce,
				pkceCodeVerifier: codeVerifier,
				idTokenExpected: true,
				...(anew && { maxAge: ANEW_SECONDS }),
			});
			return claimsOf(configuration, tokens);
		},
		async endSessionAt(returnTo) {
			const configuration = await configured();
			if (!configuration.serverMetadata().end_session_endpoint) return null;
			return openid.buildEndSessionUrl(configuration, { post_logout_redirect_uri: returnTo }).href;
		},
		isTurnedBack: (error) => error instanceof openid.AuthorizationResponseError && error.error === "access_denied",
	};
}
