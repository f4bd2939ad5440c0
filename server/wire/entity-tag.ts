import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";

/** Weak, as the same text is the same however it is compressed on its way (RFC 9110 §8.8.3). */
export const tagOf = (text: string): string => `W/"${createHash("sha256").update(text).digest("base64url")}"`;

/** A tag without its mark of weakness: what comes between may take that away, and here it makes no difference (§13.1.2). */
const opaque = (tag: string) => tag.trim().replace(/^W\//, "");

/** Whether a browser or CDN has what bears this tag already; `*` says that it has some version, and wants none. */
export const hasTag = ({ headers }: Pick<FastifyRequest, "headers">, tag: string): boolean =>
	(headers["if-none-match"] ?? "").split(",").some((given) => given.trim() === "*" || opaque(given) === opaque(tag));
