import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";

/** Weak, as the same text is the same however it is compressed on its way (RFC 9110 §8.8.3). */
export const tagOf = (text: string): string => `W/"${createHash("sha256").update(text).digest("base64url")}"`;

/** Whether a browser or CDN has what bears this tag already. */
export const hasTag = ({ headers }: FastifyRequest, tag: string): boolean =>
	(headers["if-none-match"] ?? "").split(",").some((given) => given.trim() === tag);
