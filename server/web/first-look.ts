import type { FastifyInstance } from "fastify";
import { OPERATIONS } from "../../schemas/operations.gen.ts";
import type { DrawPage, FirstLook, PrerenderSource } from "../../schemas/prerender.ts";
import { keepAnswers } from "../wire/kept-answers.ts";
import { callOwn } from "../wire/own-call.ts";
import { prerenderThreads } from "../workers/prerenderer.ts";

/** A page that is not drawn within so many milliseconds goes out without, and is there for the next who asks. */
const PATIENCE = 400;

/** Longer ones are nobody's ordinary page. */
const LONGEST_SEARCH = 300;

/** Reading it counts as a view, and must be the reader's own. */
const COUNTED = `/${OPERATIONS.articlesGetDetail.path}`;

/** Whether an answer says that the portal is busy: not what the next reader should be shown. */
const isBusyAnswer = (body: string) => body.startsWith('{"code":429');

/** What anyone is told at an address of this very server, without a way over the network. */
function answersForAnyone(app: FastifyInstance): PrerenderSource {
	return {
		async read(address, locale) {
			if (address.startsWith(COUNTED)) return null;
			const headers = { accept: "application/json", "accept-language": locale };
			const { statusCode, body } = await callOwn(app, "drawing", { url: address, headers });
			return statusCode === 200 && !isBusyAnswer(body) ? body : null;
		},
	};
}

/** Prerenders a page once for all who ask for it at the same time. */
function together(draw: DrawPage): DrawPage {
	const running = new Map<string, Promise<FirstLook | null>>();
	return (request) => {
		const key = JSON.stringify(request);
		const begun = running.get(key) ?? draw(request).finally(() => running.delete(key));
		running.set(key, begun);
		return begun;
	};
}

/** Gives up on what takes too long and on what fails: the browser draws it then, and says what is wrong. */
export function unhurried(draw: DrawPage, patience = PATIENCE): DrawPage {
	const drawOne: DrawPage = (request) => draw(request).catch(() => null);
	const kept = keepAnswers(together(drawOne), (look) => look !== null);
	return async (request) => {
		if (request.search.length > LONGEST_SEARCH) return null;
		const { promise: late, resolve } = Promise.withResolvers<null>();
		const timer = setTimeout(resolve, patience, null);
		return Promise.race([kept(request), late]).finally(() => clearTimeout(timer));
	};
}

/** Prerenders pages' first looks in worker threads with the client's code built for the server, which stands at `url`. */
export function firstLooks(app: FastifyInstance, url: string): DrawPage {
	const { prerender, start, close } = prerenderThreads(url, answersForAnyone(app));
	app.addHook("onListen", async () => start());
	app.addHook("onClose", close);
	return unhurried(prerender);
}
