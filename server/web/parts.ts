import { readdirSync } from "node:fs";
import { join, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { protectPart } from "./security.ts";

/** The folder of the parts of pages, whose names change with what is in them. */
export const PARTS = "assets";

const FOREVER = "public, max-age=31536000, immutable";

/** A slash within a name, which no file has. */
const HIDDEN_SLASH = /^[^?]*%2f/i;

/** All files of a folder and the folders in it, by their paths from there. */
function filesOf(folder: string): ReadonlySet<string> {
	const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
	return new Set(
		entries.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length).replaceAll(sep, "/")),
	);
}

/** A browser that left while a file was sent is sent nothing more. */
const leaveToItself =
	(app: FastifyInstance) =>
	(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
		if (error.code === "ERR_STREAM_PREMATURE_CLOSE") request.raw.destroy();
		else app.errorHandler(error, request, reply);
	};

/**
 * Serves the parts of a built client, compressed as it has them (scripts/compress-files.ts) where a browser takes that. They
 * share one route: with one for each of the hundreds, building the application takes half as long again. Nobody looks on the
 * disk for what was not there at the start.
 */
export async function serveParts(app: FastifyInstance, client: string): Promise<void> {
	const files = filesOf(join(client, PARTS, sep));
	await app.register(async (parts) => {
		await parts.register(fastifyStatic, {
			root: client,
			serve: false,
			index: false,
			cacheControl: false,
			preCompressed: true,
			setHeaders(reply) {
				reply.header("Cache-Control", FOREVER);
				protectPart(reply);
			},
		});
		parts.route<{ Params: { "*": string } }>({
			method: ["HEAD", "GET"],
			url: `/${PARTS}/*`,
			schema: { hide: true },
			errorHandler: leaveToItself(parts),
			handler: ({ url, params: { "*": path } }, reply) =>
				files.has(path) && !HIDDEN_SLASH.test(url) ? reply.sendFile(`/${PARTS}/${path}`) : reply.callNotFound(),
		});
	});
}
