import type { FastifyReply, FastifyRequest } from "fastify";
import { Refusal } from "../wire/refusal.ts";
import { contentDisposition, nameOfKind } from "./file-name.ts";
import type { ByteRange, Storage } from "./storage.ts";

/** Asks for an upload; a pass does where no header can be sent. */
export type UploadRequest = FastifyRequest<{ Params: { id: string }; Querystring: { pass?: string } }>;

/** A file's own policy: it can't run anything, even when opened by itself. */
const POLICY = "default-src 'none'; sandbox";

/** Shown in the browser; every other type is only offered for saving. */
const SHOWN = /^(image|video|audio)\//;

/** What is reached by a pass is a person's, and phones are lent: the browser's own cache would outlive their session. */
const cachingOf = ({ query }: UploadRequest) => (query.pass === undefined ? "private, max-age=86400" : "no-store");

/** How a file of a type may be shown, and what it is called then. */
export const dispositionOf = (mime: string, name: string): string =>
	contentDisposition(SHOWN.test(mime) ? "inline" : "attachment", nameOfKind(name, mime));

/** Says in a response's headers what a file is, how it may be shown, and who may keep it. */
export function describeFile(request: UploadRequest, reply: FastifyReply, mime: string, name: string): FastifyReply {
	return reply
		.type(mime)
		.header("Content-Disposition", dispositionOf(mime, name))
		.header("X-Content-Type-Options", "nosniff")
		.header("Content-Security-Policy", POLICY)
		.header("Cache-Control", cachingOf(request));
}

/** Reads what is stored under a name, or a range of it. Throws 404 where nothing is. */
export const storedBytes =
	(storage: Pick<Storage, "get">) => async (name: string, reply: FastifyReply, range?: ByteRange) => {
		const body = name === "" ? null : await storage.get(name, range);
		if (body) return body;
		reply.code(404);
		throw new Refusal(404, "There is nothing here.");
	};
