import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

/** A file to be saved, in place of an envelope: sent piece by piece as it is made, so that it may be long. */
export class Download {
	readonly name: string;
	readonly mime: string;
	readonly pieces: AsyncIterable<string | Uint8Array>;

	/** `name` in ASCII letters, digits, dots and hyphens. */
	constructor(name: string, mime: string, pieces: AsyncIterable<string | Uint8Array>) {
		this.name = name;
		this.mime = mime;
		this.pieces = pieces;
	}

	sendOn(reply: FastifyReply): FastifyReply {
		return reply
			.type(this.mime)
			.header("Content-Disposition", `attachment; filename="${this.name}"`)
			.header("X-Content-Type-Options", "nosniff")
			.send(Readable.from(this.pieces));
	}
}
