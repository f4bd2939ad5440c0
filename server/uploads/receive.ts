import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { invalid, Refusal } from "../wire/refusal.ts";
import { cleanName } from "./file-name.ts";
import { UPLOAD_LIMITS } from "./limits.ts";

/** How long a sender whose file is refused may go on sending before the connection ends, for the response to be read. */
const LINGER_MS = 2000;

const tooLarge = (name: string) =>
	new Refusal(413, "{name} is larger than {most}.", { values: { name, most: { sizeLimit: UPLOAD_LIMITS.max_size } } });

/** Reads no more of what is being sent: the rest is thrown away, and the connection ends if it does not. */
function stopReading({ raw }: FastifyRequest): void {
	raw.unpipe();
	if (raw.complete) return;
	raw.resume();
	const timer = setTimeout(() => raw.socket?.destroy(), LINGER_MS).unref();
	raw.once("close", () => clearTimeout(timer));
}

/** The file of a multipart request. Once there is none to be had, the parser is not fed any further: it would read on for nobody. */
async function firstFile(request: FastifyRequest): Promise<MultipartFile | undefined> {
	try {
		return await request.file({ throwFileSizeLimit: false });
	} catch (error) {
		stopReading(request);
		throw error;
	}
}

/**
 * Writes the one file of a multipart request to a path as it arrives, and returns what its sender calls it. Throws 413
 * as soon as it is too large, and 422 where there is none.
 */
export async function receiveFile(request: FastifyRequest, path: string): Promise<string> {
	const part = request.isMultipart() ? await firstFile(request) : undefined;
	if (part?.fieldname !== "file") {
		stopReading(request);
		throw invalid([{ pointer: "/file", message: "Please choose a file." }], "Please choose a file.");
	}
	return receivePart(request, part, path);
}

/**
 * Writes a file among the parts of a multipart request to a path as it arrives, and returns what its sender calls it. Throws
 * 413 as soon as it is too large.
 */
export async function receivePart(request: FastifyRequest, part: MultipartFile, path: string): Promise<string> {
	const name = cleanName(part.filename);
	const limit = new AbortController();
	part.file.once("limit", () => limit.abort());
	try {
		await pipeline(part.file, createWriteStream(path, { flags: "wx", mode: 0o600 }), { signal: limit.signal });
	} catch (error) {
		stopReading(request);
		if (limit.signal.aborted) throw tooLarge(name);
		// Whoever has gone hears no response, and that they went is no failure of ours.
		throw request.raw.destroyed ? invalid([]) : error;
	}
	// The last byte and the one that is too many may come together.
	if (part.file.truncated) throw tooLarge(name);
	return name;
}
