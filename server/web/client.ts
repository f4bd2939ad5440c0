import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isServerPath } from "../../schemas/rules/portal/server-paths.ts";
import { originOf } from "../discovery/origin.ts";
import { createPrerendering } from "../prerender/prerendering.ts";
import { isOverloaded } from "../routes/load.ts";
import type { Services } from "../services.ts";
import { Refusal } from "../wire/refusal.ts";
import { sendBusyPage } from "./busy-page.ts";
import { type PageSource, pagesOf, TEMPLATE } from "./page.ts";
import { PARTS, serveParts } from "./parts.ts";
import { servePreviews } from "./preview.ts";
import { sendDocument } from "./send-document.ts";
import { sharedCaching } from "./shared-caching.ts";
import { serveStudio } from "./studio.ts";

const CLIENT = fileURLToPath(new URL("../../dist/client/", import.meta.url));
const PRERENDER_BUNDLE = new URL("../../dist/prerender/create-prerenderer.js", import.meta.url);
const MEDIA = fileURLToPath(new URL("../content/media/", import.meta.url));

const RECHECKED = "no-cache";

/** The files of the static build that this server serves by routes of its own, from the release in force or as parts. */
const answeredBy = (app: FastifyInstance): string[] => [
	"release/**",
	`${PARTS}/**`,
	...readdirSync(CLIENT).filter((name) => app.hasRoute({ method: "GET", url: `/${name}` })),
];

const isNavigation = ({ method, url, headers }: FastifyRequest) =>
	(method === "GET" || method === "HEAD") &&
	!isServerPath(url) &&
	(headers.accept ?? "*/*").match(/text\/html|\*\/\*/) !== null;

/** What a page's document depends on beside its address: the language that was chosen before, and how it is compressed. Not the device. */
const VARIES = "Cookie, accept-encoding";

/** Serves the media of the example content and, where it is built, the client: its parts cached for ever. */
async function serveFiles(app: FastifyInstance, built: boolean): Promise<void> {
	await app.register(fastifyStatic, { root: MEDIA, prefix: "/media/", decorateReply: false, maxAge: "1d" });
	if (!built) return;
	await serveParts(app, CLIENT);
	await app.register(fastifyStatic, {
		root: CLIENT,
		decorateReply: false,
		// A route for each file: a path that is none is a page's, and nobody looks for it on the disk.
		wildcard: false,
		globIgnore: answeredBy(app),
		// The page at / is made like all others.
		index: false,
		cacheControl: false,
		// As the build has compressed them (scripts/compress-files.ts), for browsers that take brotli.
		preCompressed: true,
		// Vite's manifest is the server's: it names every source file of the client.
		allowedPath: (path) => !path.startsWith("/.vite/"),
		setHeaders: (reply) => void reply.header("Cache-Control", RECHECKED),
	});
}

/** What pages are sent by. */
type PageServices = Pick<Services, "settings" | "translators">;

/** Answers with the document of the page that was asked for; with word of it while there is more to do than can be done. */
const pageSender =
	(app: FastifyInstance, pages: PageSource, { settings, translators }: PageServices) =>
	async (request: FastifyRequest, reply: FastifyReply) => {
		if (isOverloaded(app)) return sendBusyPage(request, reply, translators);
		const { document, found, makings, moved } = await pages({
			address: request.url,
			origin: originOf(settings, app),
			cookies: request.headers.cookie,
		});
		// For good, but remembered by nobody: a page that gets its old path back must be found there.
		if (moved) return reply.header("Cache-Control", "no-store").redirect(moved, 308);
		const caching = sharedCaching(found ? makings : null, settings);
		reply.code(found ? 200 : 404).headers({ ...caching, Vary: VARIES });
		// What is not there is said with 404 each time.
		if (!found) return reply.type("text/html; charset=utf-8").send(document.html);
		return sendDocument(request, reply, document);
	};

/**
 * Serves the built client: its files, and for the path of any page its document. Everything else that is unknown gets
 * 404 in the envelope.
 */
export async function serveClient(
	app: FastifyInstance,
	services: Pick<Services, "db" | "releases" | "settings" | "translators" | "watching">,
): Promise<void> {
	const built = existsSync(CLIENT + TEMPLATE);
	const prerender = existsSync(PRERENDER_BUNDLE) ? createPrerendering(app, PRERENDER_BUNDLE.href, services) : undefined;
	const sendPage = built ? pageSender(app, pagesOf(CLIENT, services, prerender), services) : undefined;
	await serveFiles(app, built);
	// The folder of files has no page of its own at its root, and would refuse to be listed.
	if (sendPage) app.get("/", sendPage);
	serveStudio(app, CLIENT);
	servePreviews(app, CLIENT, services);
	app.setNotFoundHandler(async (request, reply) => {
		if (sendPage && isNavigation(request)) return sendPage(request, reply);
		reply.code(404);
		throw new Refusal(404, "There is nothing here.");
	});
}
