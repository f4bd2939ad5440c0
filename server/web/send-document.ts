import { promisify } from "node:util";
import { type BrotliOptions, brotliCompress, constants } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { takesCoding } from "../wire/content-coding.ts";
import { hasTag, tagOf } from "../wire/entity-tag.ts";

/** A document that is sent, perhaps to many: what is made of it for the way is made once. */
export type WebDocument = { readonly html: string };

/** How far whatever is compressed at a request is compressed: a level further makes it hardly smaller, and takes twice as long. */
export const BROTLI: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const TYPE = "text/html; charset=utf-8";

/** What of a document goes over the line: its tag, and its bytes as brotli has them once somebody takes those. */
type Packed = { tag: string; brotli?: Promise<Buffer> };
const packed = new WeakMap<WebDocument, Packed>();

/** In a thread of its own: the serving one goes on meanwhile. */
const compress = promisify(brotliCompress);

function pack(document: WebDocument): Packed {
	const found = packed.get(document) ?? { tag: tagOf(document.html) };
	packed.set(document, found);
	return found;
}

/** Sends a document with its tag, or 304 to a browser or CDN that has this very document already. */
export async function sendDocument(
	request: FastifyRequest,
	reply: FastifyReply,
	document: WebDocument,
): Promise<FastifyReply> {
	const own = pack(document);
	reply.header("ETag", own.tag);
	if (hasTag(request, own.tag)) return reply.code(304).send();
	if (!takesCoding(request, "br")) return reply.type(TYPE).send(document.html);
	own.brotli ??= compress(document.html, BROTLI);
	return reply
		.type(TYPE)
		.header("Content-Encoding", "br")
		.send(await own.brotli);
}
