/** Renders the benchmark's form as the portal's server does for every page (src/prerender/create-prerenderer.tsx). */
import { prerender } from "react-dom/static.edge";
import { createReleaseLoader } from "../../renderer/loader/release-loader.ts";
import type { PrerenderResult } from "../../schemas/prerender.ts";
import type { ReleaseReference } from "../../schemas/release.ts";
import { LOCALE, PorticoForm } from "./portico-form.tsx";

/** What is rendered, of which release; `read` gives the body at an address below the origin. */
type FormRequest = { release: ReleaseReference; form: string; read(address: string): string };

/** The form's prerendered page; throws where it would not come whole. */
export async function prerenderForm({ release, form, read }: FormRequest): Promise<PrerenderResult> {
	const loader = createReleaseLoader({
		fetch: async (address) => new Response(read(address)),
		importModule: () => Promise.reject(new Error("bench: a form that is only rendered runs no rules")),
		verify: async () => true,
	});
	loader.attend({ path: `/bench/${form}`, locale: LOCALE });
	if (!(await loader.open(release))) throw new Error(`bench: ${form} could not be opened`);
	const source = { at: new Date().toISOString(), responses: [] };
	const rendered = await prerender(<PorticoForm loader={loader} form={form} prerendered={source} />, {
		progressiveChunkSize: 1e9,
	});
	const html = await new Response(rendered.prelude).text();
	if (!html.includes("<form")) throw new Error(`bench: ${form} was not rendered`);
	return { html, forms: [form], hasProse: false, source };
}
