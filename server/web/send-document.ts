import type { FastifyReply, FastifyRequest } from "fastify";
import { hasTag, tagOf } from "../wire/entity-tag.ts";
import { type PackedText, sendPacked } from "../wire/packed-text.ts";

/** A document that is sent, perhaps to many: what is made of it for the way is made once. */
export type WebDocument = { readonly html: string };

const TYPE = "text/html; charset=utf-8";

/** A document as it goes over the line: its tag and its bytes. */
type Packed = { tag: string; text: PackedText };
const packed = new WeakMap<WebDocument, Packed>();

function pack(document: WebDocument): Packed {
	const found = packed.get(document) ?? { tag: tagOf(document.html), text: { text: document.html } };
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
	return sendPacked(request, reply.type(TYPE), own.text);
}
