import type { FastifyInstance } from "fastify";
import { OPERATIONS } from "../../schemas/operations.gen.ts";
import type { DrawPage, PrerenderModule, PrerenderSource } from "../../schemas/prerender.ts";
import { keepAnswers } from "../wire/kept-answers.ts";

/** A page that is not drawn within so many milliseconds goes out without, and is there for the next who asks. */
const PATIENCE = 400;

/** Drawing is work for the one thread that also answers everybody else. */
const MOST_AT_ONCE = 4;

/** Longer ones are nobody's ordinary page. */
const LONGEST_SEARCH = 300;

/** Reading it counts as a view, and must be the reader's own. */
const COUNTED = `/${OPERATIONS.articlesGetDetail.path}`;

/** What anyone is told at an address of this very server, without a way over the network. */
function answersForAnyone(app: FastifyInstance): PrerenderSource {
	return {
		async read(address, locale) {
			if (address.startsWith(COUNTED)) return null;
			const headers = { accept: "application/json", "accept-language": locale };
			const { statusCode, body } = await app.inject({ url: address, headers });
			return statusCode === 200 ? body : null;
		},
	};
}

/** Gives up on what takes too long, and does not begin what there is no time for. */
export function unhurried(draw: DrawPage, patience = PATIENCE): DrawPage {
	let drawing = 0;
	const drawOne: DrawPage = async (request) => {
		if (drawing >= MOST_AT_ONCE) return null;
		drawing += 1;
		try {
			return await draw(request);
		} catch {
			// The browser draws it, and says what is wrong.
			return null;
		} finally {
			drawing -= 1;
		}
	};
	const kept = keepAnswers(drawOne, (look) => look !== null);
	return async (request) => {
		if (request.search.length > LONGEST_SEARCH) return null;
		const { promise: late, resolve } = Promise.withResolvers<null>();
		const timer = setTimeout(resolve, patience, null);
		return Promise.race([kept(request), late]).finally(() => clearTimeout(timer));
	};
}

const isModule = (module: unknown): module is PrerenderModule =>
	typeof module === "object" &&
	module !== null &&
	"createDrawer" in module &&
	typeof module.createDrawer === "function";

/** Draws pages' first looks with the client's code built for the server (scripts/build.ts); throws where `url` is no such module. */
export async function firstLooks(app: FastifyInstance, url: string): Promise<DrawPage> {
	const module: unknown = await import(url);
	if (!isModule(module)) throw new Error(`${url}: expected a module that exports createDrawer`);
	return unhurried(module.createDrawer(answersForAnyone(app)));
}
