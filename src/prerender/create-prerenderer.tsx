import { prerender } from "react-dom/static.edge";
import { createResponseCollector } from "../../adapters/index.ts";
import { createReleaseLoader, type ReleaseLoader, skin } from "../../renderer/index.ts";
import {
	PRERENDER_MARKS,
	type PrerenderModule,
	type PrerenderPage,
	type PrerenderRequest,
	type PrerenderSource,
} from "../../schemas/prerender.ts";
import { resolveRedirect, routeFor } from "../../schemas/rules/portal/route.ts";
import { createConfigStore } from "../stores/config-store.ts";
import { memoryEnvironment } from "../stores/memory-environment.ts";
import { createPreferencesStore } from "../stores/preferences-store.ts";
import type { Stores } from "../stores/stores-context.tsx";
import { createUserStore } from "../stores/user-store.ts";
import { PrerenderedPage, type PrerenderedPageProps } from "./PrerenderedPage.tsx";

/** A page's data may bind other data's response; deeper than this none of the shipped ones does. */
const MAX_PASSES = 5;

/** The rendered page is one piece: React would else leave large parts for scripts to put in place. */
const ONE_PIECE = 1e9;

function storesFor(locale: string): Stores {
	const environment = memoryEnvironment();
	const preferences = createPreferencesStore(environment);
	preferences.update((draft) => {
		draft.locale = locale;
	});
	return { user: createUserStore(environment), config: createConfigStore(environment), preferences };
}

/** The parts of a release as the source gives them; what it gives it has checked itself. */
function loaderOf({ read }: Pick<PrerenderSource, "read">, locale: string): ReleaseLoader {
	return createReleaseLoader({
		async fetch(address) {
			const body = await read(address, locale);
			return new Response(body, { status: body === null ? 404 : 200 });
		},
		importModule: () => Promise.reject(new Error("A page that is only rendered runs no validator.")),
		verify: async () => true,
	});
}

async function renderPass(address: string, page: Omit<PrerenderedPageProps, "address">) {
	const { prelude } = await prerender(<PrerenderedPage address={address} {...page} />, {
		progressiveChunkSize: ONE_PIECE,
		onError: () => undefined,
	});
	return new Response(prelude).text();
}

/** Whether all is there: nothing still loading, no part that React left to the browser. */
const isWhole = (html: string) => html.includes("<h1") && !/aria-busy="true"|<!--\$[?!]-->/.test(html);

/** React's hints of pictures, which come first: no part of the page that the browser hydrates. */
const HINTS = /^(?:<link [^>]*>)+/;

const FORM = new RegExp(` ${PRERENDER_MARKS.form}="([^"]+)"`, "g");

/** How a rich text is told from the page around it. */
const PROSE = `class="${skin.prose().body}"`;

const formsIn = (html: string): string[] => [...html.matchAll(FORM)].flatMap(([, form]) => form ?? []);

async function prerenderWhole(request: PrerenderRequest, { read, cleanHtml }: PrerenderSource) {
	const { release, path, search, locale } = request;
	const loader = loaderOf({ read }, locale);
	loader.attend({ path, locale });
	if (!(await loader.open(release))) return null;
	const manifest = loader.snapshot().current?.manifest;
	// Another address, which the browser goes to by itself.
	if (!manifest || resolveRedirect(manifest, path) !== undefined || !routeFor(manifest, path)) return null;
	const stores = storesFor(locale);
	const collector = createResponseCollector();
	for (let pass = 0; pass < MAX_PASSES; pass += 1) {
		const source = { address: path + search, at: new Date().toISOString(), responses: collector.responses() };
		const html = await renderPass(path + search, { loader, stores, source, collector, cleanHtml });
		if (await collector.readRequested((address) => read(address, locale))) continue;
		if (!isWhole(html)) return null;
		return { html: html.replace(HINTS, ""), forms: formsIn(html), hasProse: html.includes(PROSE), source };
	}
	return null;
}

/**
 * Renders pages with the client's own code as they look to somebody who is not logged in, before anything is pressed.
 * What a page requests is known only once it is rendered: it is rendered again until it requests nothing more.
 */
export const createPrerenderer: PrerenderModule["createPrerenderer"] =
	(source): PrerenderPage =>
	(request) =>
		prerenderWhole(request, source);
