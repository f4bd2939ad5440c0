import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import Provider, { type InteractionResults } from "oidc-provider";

/** What the provider knows of somebody. */
export type ProviderPerson = { sub: string; [claim: string]: unknown };

/** A provider of OpenID Connect on a port of its own. */
export type TestProvider = {
	issuer: string;
	/** Who is at the keyboard when it asks who somebody is; null turns back. */
	person: ProviderPerson | null;
	/** How often it has asked. */
	asked: number;
	/** Settings of a portal whose staff sign in there. */
	env: NodeJS.ProcessEnv;
	close(): Promise<void>;
};

const CLIENT = { id: "portico", secret: "a secret of tests alone, of some length" };

const signingKey = () => ({
	...generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({ format: "jwk" }),
	alg: "RS256",
	use: "sig",
});

/** Starts the provider `oidc-provider` for a portal at an origin; it asks nobody anything and takes `person`. */
export async function startProvider(origin: string): Promise<TestProvider> {
	const server = createServer();
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	const issuer = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
	const known = new Map<string, ProviderPerson>();
	const provider = new Provider(issuer, {
		clients: [
			{
				client_id: CLIENT.id,
				client_secret: CLIENT.secret,
				redirect_uris: [`${origin}/admin/api/session/openid/callback`],
				post_logout_redirect_uris: [`${origin}/admin`],
			},
		],
		jwks: { keys: [signingKey()] },
		cookies: { keys: ["a key of tests"] },
		claims: {
			openid: ["sub", "groups"],
			email: ["email", "email_verified"],
			phone: ["phone_number", "phone_number_verified"],
		},
		pkce: { required: () => true },
		features: { devInteractions: { enabled: false } },
		interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
		async findAccount(_context, id) {
			const person = known.get(id);
			return person && { accountId: id, claims: async () => person };
		},
		async loadExistingGrant({ oidc }) {
			const { client, session } = oidc;
			const grant = new provider.Grant({ clientId: client?.clientId ?? "", accountId: session?.accountId ?? "" });
			grant.addOIDCScope("openid profile email phone");
			await grant.save();
			return grant;
		},
	});
	const started: TestProvider = {
		issuer,
		person: null,
		asked: 0,
		env: {
			PORTICO_PUBLIC_URL: origin,
			PORTICO_OIDC_ISSUER: issuer,
			PORTICO_OIDC_CLIENT_ID: CLIENT.id,
			PORTICO_OIDC_CLIENT_SECRET: CLIENT.secret,
			PORTICO_OIDC_NAME: "City account",
		},
		async close() {
			server.closeAllConnections();
			server.close();
		},
	};
	const answer = (): InteractionResults => {
		started.asked += 1;
		const { person } = started;
		if (!person) return { error: "access_denied", error_description: "turned back" };
		known.set(person.sub, person);
		return { login: { accountId: person.sub } };
	};
	const serve = provider.callback();
	server.on("request", (request, response) => {
		if (request.url?.startsWith("/interaction/")) void provider.interactionFinished(request, response, answer());
		else void serve(request, response);
	});
	return started;
}
