import type { FastifyInstance } from "fastify";
import type { PrerenderPage, PrerenderSource } from "../../schemas/prerender.ts";
import type { Services } from "../services.ts";
import type { Watching } from "../watching/watching.ts";
import { callOwn } from "../wire/own-call.ts";
import { cacheResponses } from "../wire/response-cache.ts";
import { shareRunning } from "../wire/share-running.ts";
import { prerenderThreads } from "./threads.ts";

declare module "fastify" {
	interface FastifyInstance {
		/** Starts what prerenders pages, so that the first need not wait for it. Nothing does where the client is not built. */
		startPrerendering?(): void;
	}
}

/** A page that is not rendered within so many milliseconds goes out without, and is there for the next who asks. */
const WAIT_MS = 400;

/** How long a prerendered page is as good as new (server/wire/response-cache.ts). */
const FRESH_MS = 5_000;

/** Longer ones are nobody's ordinary page. */
const LONGEST_SEARCH = 300;

/** Whether a response says that the portal is busy: not what the next reader should be shown. */
const isBusyResponse = (body: string) => body.startsWith('{"code":429');

/** What anyone is told at an address of this very server, without a way over the network. */
function responsesForAnyone(app: FastifyInstance): Pick<PrerenderSource, "read"> {
	return {
		async read(address, locale) {
			const headers = { accept: "application/json", "accept-language": locale };
			const { statusCode, body } = await callOwn(app, "prerendering", { url: address, headers });
			return statusCode === 200 && !isBusyResponse(body) ? body : null;
		},
	};
}

/** Notes of each page how long it took and how it ended; one that fails is null, and the browser renders it and says what is wrong. */
const withNotes =
	(prerender: PrerenderPage, note: Watching["notePrerender"]): PrerenderPage =>
	async (request) => {
		const began = performance.now();
		const seconds = () => (performance.now() - began) / 1_000;
		try {
			const page = await prerender(request);
			note("prerendered", seconds());
			return page;
		} catch {
			note("failed", seconds());
			return null;
		}
	};

/** Keeps pages for the next readers, and gives up on one that takes too long or fails: the browser renders it then. */
export function withCacheAndTimeout(
	prerender: PrerenderPage,
	note: Watching["notePrerender"],
	{ timeoutMs = WAIT_MS, oldestMs }: { timeoutMs?: number; oldestMs?: number } = {},
): PrerenderPage {
	const rule = oldestMs === undefined ? {} : { oldestMs };
	const cached = cacheResponses(shareRunning(withNotes(prerender, note)), (page) => page !== null, rule);
	return async (request) => {
		if (request.search.length > LONGEST_SEARCH) return null;
		const { promise: late, resolve } = Promise.withResolvers<null>();
		const giveUp = () => {
			note("late", timeoutMs / 1_000);
			resolve(null);
		};
		const timer = setTimeout(giveUp, timeoutMs);
		return Promise.race([cached(request), late]).finally(() => clearTimeout(timer));
	};
}

/** Prerenders pages in worker threads with the client's code built for the server, which stands at `url`. */
export function createPrerendering(
	app: FastifyInstance,
	url: string,
	{ watching, settings }: Pick<Services, "watching" | "settings">,
): PrerenderPage {
	const { prerender, start, close } = prerenderThreads(url, responsesForAnyone(app));
	app.decorate("startPrerendering", start);
	app.addHook("onClose", close);
	// A cache that was told to forget a page asks for it once, and keeps for minutes what it is given then: no older one.
	return withCacheAndTimeout(prerender, watching.notePrerender, settings.purge ? { oldestMs: FRESH_MS } : {});
}
