import type { FastifyReply } from "fastify";

/** For what is at an address that is itself the key: no cache keeps it, and no site that it leads to learns where from. */
export const secretReply = (reply: FastifyReply): FastifyReply =>
	reply.header("Cache-Control", "no-store").header("X-Robots-Tag", "noindex").header("Referrer-Policy", "no-referrer");

/** The same for a page. */
export const secretPage = (reply: FastifyReply): FastifyReply => secretReply(reply).type("text/html; charset=utf-8");
