import { promisify } from "node:util";
import { type BrotliOptions, brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { takesCoding } from "./content-coding.ts";

/** How far whatever is compressed at a request is compressed: a level further makes it hardly smaller, and takes twice as long. */
export const BROTLI: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A text that is sent to many, and its bytes as each coding has them, once somebody takes those. */
export type PackedText = { readonly text: string; br?: Promise<Buffer>; gzip?: Promise<Buffer> };

/** In threads of their own: the serving one goes on meanwhile. Without TLS, browsers take gzip at most. */
const PACKERS = { br: (text: string) => brotli(text, BROTLI), gzip: (text: string) => gzipped(text) };
const brotli = promisify(brotliCompress);
const gzipped = promisify<string, Buffer>(gzip);

/** Sends a text packed as the browser takes it: packed once for all who take it so. Its type is set before. */
export async function sendPacked(
	request: FastifyRequest,
	reply: FastifyReply,
	text: PackedText,
): Promise<FastifyReply> {
	const coding = (["br", "gzip"] as const).find((name) => takesCoding(request, name));
	if (!coding) return reply.send(text.text);
	text[coding] ??= PACKERS[coding](text.text);
	return reply.header("Content-Encoding", coding).send(await text[coding]);
}
