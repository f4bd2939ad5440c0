import { existsSync, readFileSync } from "node:fs";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** The addresses of the studio's screens and the desk's pages, by document; `/admin/api` beside them is the server's. */
export const STAFF_DOCUMENTS: Readonly<Record<string, readonly string[]>> = {
	"studio.html": [
		"/admin",
		"/admin/",
		"/admin/studio",
		"/admin/studio/*",
		"/admin/people",
		"/admin/audit",
		"/admin/operation",
		"/admin/retention",
		"/admin/personal-data",
		"/admin/personal-data/*",
		"/admin/staffing",
		"/admin/suggestions",
		"/admin/account",
		"/admin/confirmed",
		"/admin/forms",
		"/admin/content",
		"/admin/content/*",
	],
	"desk.html": ["/admin/desk", "/admin/desk/", "/admin/desk/*"],
};

/**
 * Serves the studio and the desk of a built client: one document each for all of their screens, the same for everybody. Who may do what, the
 * calls of `/admin/api` decide. Nothing where the client has no studio.
 */
export function serveStudio(app: FastifyInstance, client: string): void {
	for (const [document, paths] of Object.entries(STAFF_DOCUMENTS)) {
		const file = `${client}${document}`;
		if (!existsSync(file)) continue;
		const html = readFileSync(file, "utf8");
		const send = async (_request: FastifyRequest, reply: FastifyReply) =>
			reply.type("text/html; charset=utf-8").header("Cache-Control", "no-cache").send(html);
		for (const path of paths) app.get(path, send);
	}
}
