import { existsSync, readFileSync } from "node:fs";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** The addresses of the studio's screens; `/admin/api` beside them is the server's. */
const SCREENS = ["/admin", "/admin/", "/admin/studio", "/admin/studio/*"];

/**
 * Serves the studio of a built client: one document for all of its screens, the same for everybody. Who may do what, the
 * calls of `/admin/api` decide. Nothing where the client has no studio.
 */
export function serveStudio(app: FastifyInstance, client: string): void {
	const file = `${client}studio.html`;
	if (!existsSync(file)) return;
	const html = readFileSync(file, "utf8");
	const send = async (_request: FastifyRequest, reply: FastifyReply) =>
		reply.type("text/html; charset=utf-8").header("Cache-Control", "no-cache").send(html);
	for (const path of SCREENS) app.get(path, send);
}
