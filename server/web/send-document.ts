import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Weak, as the same document is the same however it is compressed on its way (RFC 9110 §8.8.3). */
const tagOf = (html: string): string => `W/"${createHash("sha256").update(html).digest("base64url")}"`;

const hasTag = ({ headers }: FastifyRequest, tag: string): boolean =>
	(headers["if-none-match"] ?? "").split(",").some((given) => given.trim() === tag);

/** Sends a document with its tag, or 304 to a browser or CDN that has this very document already. */
export function sendDocument(request: FastifyRequest, reply: FastifyReply, html: string): FastifyReply {
	const tag = tagOf(html);
	reply.header("ETag", tag);
	return hasTag(request, tag) ? reply.code(304).send() : reply.type("text/html; charset=utf-8").send(html);
}
