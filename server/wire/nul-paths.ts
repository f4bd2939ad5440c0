import type { FastifyInstance } from "fastify";
import { absent } from "./refusal.ts";
import { nulPointer } from "./sent-text.ts";

/** Returns 404 at paths with U+0000 in a part that is looked up: nothing is stored under such a name. */
export function refuseNulPaths(app: FastifyInstance): void {
	app.addHook("onRequest", async (request, reply) => {
		if (nulPointer(request.params) === undefined) return;
		reply.code(404);
		throw absent();
	});
}
