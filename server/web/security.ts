import fastifyHelmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/** The page runs no inline code and loads nothing from elsewhere. */
const POLICY = {
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

/** Sends a strict Content-Security-Policy and the usual protective headers with every answer. */
export async function protect(app: FastifyInstance): Promise<void> {
	await app.register(fastifyHelmet, {
		contentSecurityPolicy: { useDefaults: false, directives: POLICY },
		xFrameOptions: { action: "deny" },
		referrerPolicy: { policy: "same-origin" },
	});
}
