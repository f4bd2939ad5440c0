import { isRole, ROLES, type Role } from "../repositories/people/roles.ts";

/** The provider of OpenID Connect at which staff sign in. */
export type OpenIdSettings = {
	issuer: string;
	clientId: string;
	clientSecret: string;
	/** What the provider is called on the button. */
	name: string;
	/** Scopes that are requested, with spaces between them. */
	scope: string;
	/** The claim whose values give roles, and which role each gives; null where roles are given in the portal alone. */
	roles: { claim: string; byValue: ReadonlyMap<string, Role> } | null;
};

const NEEDED = ["PORTICO_OIDC_CLIENT_ID", "PORTICO_OIDC_CLIENT_SECRET"] as const;

/** The issuer as it writes itself: nothing is added to it or taken off. */
function issuerOf(text: string): URL {
	const url = URL.parse(text);
	if (!url || !/^https?:$/.test(url.protocol) || url.search !== "" || url.hash !== "")
		throw new Error(`PORTICO_OIDC_ISSUER should be the https address of a provider, without a query, not "${text}".`);
	return url;
}

/** `value=role` with commas between them. A value may hold "=" itself, as the names of directories do. */
function rolesOf(text: string): ReadonlyMap<string, Role> {
	const pairs = text.split(",").map((pair): [string, Role] => {
		const at = pair.lastIndexOf("=");
		const value = pair.slice(0, at).trim();
		const role = pair.slice(at + 1).trim();
		if (at < 1 || value === "" || !isRole(role))
			throw new Error(
				`PORTICO_OIDC_ROLES should be value=role with commas between them, the roles being ${ROLES.join(", ")}; "${pair.trim()}" is not.`,
			);
		return [value, role];
	});
	return new Map(pairs);
}

function mappingOf({ PORTICO_OIDC_ROLES_CLAIM: claim, PORTICO_OIDC_ROLES: roles }: NodeJS.ProcessEnv) {
	if (!claim && !roles) return null;
	if (!claim || !roles) throw new Error("PORTICO_OIDC_ROLES_CLAIM and PORTICO_OIDC_ROLES should be set together.");
	return { claim, byValue: rolesOf(roles) };
}

/**
 * Reads them from environment variables (docs/operating.md); null where no issuer is set. Throws on a value that makes no
 * sense, naming its variable, never the secret.
 */
export function openIdSettingsFrom(env: NodeJS.ProcessEnv): OpenIdSettings | null {
	const issuer = env.PORTICO_OIDC_ISSUER;
	if (!issuer) return null;
	const { hostname } = issuerOf(issuer);
	const missing = NEEDED.filter((name) => !env[name]);
	if (missing.length > 0) throw new Error(`PORTICO_OIDC_ISSUER is set, but these are not: ${missing.join(", ")}.`);
	return {
		issuer,
		clientId: env.PORTICO_OIDC_CLIENT_ID ?? "",
		clientSecret: env.PORTICO_OIDC_CLIENT_SECRET ?? "",
		name: env.PORTICO_OIDC_NAME || hostname,
		scope: env.PORTICO_OIDC_SCOPE || "openid profile email phone",
		roles: mappingOf(env),
	};
}
