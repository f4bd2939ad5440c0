import fastifyHelmet from "@fastify/helmet";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Settings } from "../settings.ts";

/** Directives of a Content-Security-Policy, and their sources. */
type Policy = Readonly<Record<string, string[]>>;

/** The page runs no inline code and loads nothing from elsewhere. */
const POLICY: Policy = {
	"default-src": ["'self'"],
	"script-src": ["'self'"],
	"style-src": ["'self'"],
	"img-src": ["'self'", "data:", "blob:"],
	"font-src": ["'self'"],
	"connect-src": ["'self'"],
	"object-src": ["'none'"],
	"base-uri": ["'none'"],
	"frame-ancestors": ["'none'"],
	"form-action": ["'self'"],
};

/** The policy of every page; pictures and videos come from the object storage, too, where browsers are sent there. */
export function policyOf({ publicBucket }: Pick<Settings, "publicBucket">): Policy {
	const origin = publicBucket?.browserUrl;
	if (!origin) return POLICY;
	// The service worker fetches what pages show.
	const added = { "img-src": ["data:", "blob:", origin], "media-src": [origin], "connect-src": [origin] };
	return { ...POLICY, ...Object.fromEntries(Object.entries(added).map(([name, from]) => [name, ["'self'", ...from]])) };
}

/** A policy as its header has it. */
export const policyText = (policy: Policy): string =>
	Object.entries(policy)
		.map(([directive, values]) => `${directive} ${values.join(" ")}`)
		.join(";");

/** For browsers and plug-ins that nobody runs any more; with each of a page's scripts they would weigh 2 KB together. */
const OUTDATED = {
	xDnsPrefetchControl: false,
	xDownloadOptions: false,
	xPermittedCrossDomainPolicies: false,
	xXssProtection: false,
};

/** Sends a strict Content-Security-Policy and the usual protective headers with every response. */
export async function protect(app: FastifyInstance, settings: Pick<Settings, "publicBucket">): Promise<void> {
	await app.register(fastifyHelmet, {
		contentSecurityPolicy: { useDefaults: false, directives: policyOf(settings) },
		xFrameOptions: { action: "deny" },
		referrerPolicy: { policy: "same-origin" },
		...OUTDATED,
	});
}

/** What protects a document; a script, a style sheet or a picture makes no use of it, and comes a dozen times with each page. */
const OF_DOCUMENTS = ["X-Frame-Options", "Cross-Origin-Opener-Policy", "Origin-Agent-Cluster"];

/** Leaves out what a part of a page needs no protection by; its policy stays, for the parts that run as workers. */
export function protectPart(reply: FastifyReply): void {
	for (const name of OF_DOCUMENTS) reply.removeHeader(name);
}
