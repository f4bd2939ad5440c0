import fastifyHelmet from "@fastify/helmet";
import type { FastifyInstance, FastifyReply } from "fastify";

/** The page runs no inline code and loads nothing from elsewhere. */
export const POLICY: Readonly<Record<string, string[]>> = {
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

/** A policy as its header has it. */
export const policyText = (policy: Readonly<Record<string, string[]>>): string =>
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
export async function protect(app: FastifyInstance): Promise<void> {
	await app.register(fastifyHelmet, {
		contentSecurityPolicy: { useDefaults: false, directives: POLICY },
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
