import type { MessagePort } from "node:worker_threads";
import type { PrerenderModule, PrerenderRequest, PrerenderResult } from "../../schemas/prerender.ts";
import { cleanHtml } from "../cases/rich-text.ts";
import { type ReadResponse, responsesOver } from "./responses-over.ts";

/** A page to prerender with a built module; `port` leads to the thread that serves. Without a page the module is loaded only. */
export type PrerenderTask = { module: string; page?: { request: PrerenderRequest; port: MessagePort } };

const isModule = (module: unknown): module is PrerenderModule =>
	typeof module === "object" &&
	module !== null &&
	"createPrerenderer" in module &&
	typeof module.createPrerenderer === "function";

/** Parts of releases never change: each thread asks for them once. */
const MAX_ARTEFACTS = 500;
const artefacts = new Map<string, string>();

const remembered =
	(read: ReadResponse): ReadResponse =>
	async (address, locale) => {
		if (!/^\/release\/[0-9a-f]{64}\./.test(address)) return read(address, locale);
		const body = artefacts.get(address) ?? (await read(address, locale));
		if (artefacts.size >= MAX_ARTEFACTS) artefacts.clear();
		if (body !== null) artefacts.set(address, body);
		return body;
	};

/** Runs in a worker thread (threads.ts). Throws where `module` is no such module. */
export default async ({ module: url, page }: PrerenderTask): Promise<PrerenderResult | null> => {
	const module: unknown = await import(url);
	if (!isModule(module)) throw new Error(`${url}: expected a module that exports createPrerenderer`);
	if (!page) return null;
	return module.createPrerenderer({ read: remembered(responsesOver(page.port)), cleanHtml })(page.request);
};
