import { existsSync, readFileSync } from "node:fs";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { ArtefactFile } from "../../schemas/release.ts";
import { passHash } from "../admin/preview-routes.ts";
import { referenceTo } from "../release/feed.ts";
import { findPreview, isPassOpen } from "../repositories/releases/preview.ts";
import type { Services } from "../services.ts";
import { Refusal } from "../wire/refusal.ts";
import { secretPage, secretReply } from "../wire/secret-address.ts";
import { policyOf, policyText } from "./security.ts";

const TYPES: Record<string, string> = {
	json: "application/json; charset=utf-8",
	js: "text/javascript; charset=utf-8",
	css: "text/css; charset=utf-8",
};

type Params = { pass: string; name: string };

const absent = (reply: FastifyReply): never => {
	reply.code(404);
	throw new Refusal(404, "There is nothing here, or the pass to it has expired.");
};

/**
 * Serves releases that are not in force to whoever has a pass: the portal's document for each of their pages, and their
 * artefacts. Nothing without a pass that is open, and nothing where the client has no preview.
 */
export function servePreviews(
	app: FastifyInstance,
	client: string,
	{ db, settings }: Pick<Services, "db" | "settings">,
): void {
	const file = `${client}preview.html`;
	if (!existsSync(file)) return;
	/** The studio shows a preview in a frame; no other page of the portal may stand in one. */
	const framed = policyText({ ...policyOf(settings), "frame-ancestors": ["'self'"] });
	const html = readFileSync(file, "utf8");
	/** The release opened last: a page asks for a dozen of its artefacts. */
	let last: { hash: string; files: ReadonlyMap<string, string>; id: string } | undefined;

	async function filesOf(pass: string) {
		const hash = passHash(pass);
		if (last?.hash === hash && (await isPassOpen(db, hash))) return last;
		const found = await findPreview(db, hash);
		if (!found) return null;
		last = { hash, id: found.id, files: new Map(found.files.map(({ name, body }: ArtefactFile) => [name, body])) };
		return last;
	}

	app.get<{ Params: Params }>("/preview/:pass/release/current.json", async ({ params }, reply) => {
		const release = (await filesOf(params.pass)) ?? absent(reply);
		return secretReply(reply).send(referenceTo(release.id));
	});
	app.get<{ Params: Params }>("/preview/:pass/release/:name", async ({ params }, reply) => {
		const body = (await filesOf(params.pass))?.files.get(params.name) ?? absent(reply);
		return secretReply(reply)
			.type(TYPES[params.name.split(".").at(-1) ?? ""] ?? "text/plain")
			.send(body);
	});
	app.get<{ Params: Params }>("/preview/:pass/*", async ({ params }, reply) => {
		if (!(await isPassOpen(db, passHash(params.pass)))) absent(reply);
		reply.header("Content-Security-Policy", framed).header("X-Frame-Options", "SAMEORIGIN");
		return secretPage(reply).send(html);
	});
}
