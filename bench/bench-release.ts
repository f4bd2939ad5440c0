import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compile } from "../schemas/compiler/index.ts";
import { readDocuments } from "../schemas/read-documents.ts";
import type { Release } from "../schemas/release.ts";
import { clientScripts } from "../server/prerender/client-scripts.ts";
import { pageDocument } from "../server/prerender/document.ts";
import { startHints } from "../server/prerender/start-hints.ts";
import { documentTemplate } from "../server/prerender/template.ts";
import { PRERENDER_BUNDLE } from "./build-contenders.ts";
import { benchFormId, requestedAt, schemaOf } from "./form-of.ts";
import { structuredSchema, structureIn } from "./structure-of.ts";

const SHIPPED = join(import.meta.dirname, "../schemas/documents");

function documentsFor(search: string) {
	const structure = structureIn(search);
	const { fields, choices } = requestedAt(search);
	const id = benchFormId(search);
	const body = {
		form: { bind: "/submission/form" },
		form_hash: { bind: "/submission/form_hash" },
		release: { bind: "/submission/release" },
		data: { bind: "/form" },
		idempotency_key: { bind: "/submission/idempotency_key" },
	};
	const requested = structure ? structuredSchema(structure) : schemaOf(fields, choices);
	// A case needs its category; nobody is asked for it here, so that all contenders ask the same.
	const category = { type: "string", title: "Category", const: "suggestion", default: "suggestion" };
	const form = {
		kind: "form",
		id,
		title: id,
		schema: {
			...requested,
			properties: { ...requested.properties, category },
			required: [...requested.required, "category"],
		},
		fields: { "/category": { widget: "hidden" } },
		submit: { operation: "messagesIndex", label: "Send", body },
	};
	const page = { kind: "page", id, path: `/bench/${id}`, title: id, blocks: [{ type: "form", form: id }] };
	return [
		{ path: `forms/${id}.json`, text: JSON.stringify(form) },
		{ path: `pages/${id}.json`, text: JSON.stringify(page) },
	];
}

const isPrerenderBundle = (module: unknown): module is typeof import("./contenders/portico-prerenderer.tsx") =>
	typeof module === "object" && module !== null && "prerenderForm" in module;

/** Our contender's document for each form: with the hints and with the prerendered page that the portal's server writes into it. */
async function writePages(out: string, { id, manifest, files }: Release, searches: readonly string[]): Promise<void> {
	const prerenderer: unknown = await import(PRERENDER_BUNDLE);
	if (!isPrerenderBundle(prerenderer))
		throw new Error(`${PRERENDER_BUNDLE}: expected a module that exports prerenderForm`);
	const folder = join(out, "portico");
	const template = documentTemplate(readFileSync(join(import.meta.dirname, "contenders/portico.html"), "utf8"));
	const scripts = clientScripts(join(folder, ".vite/manifest.json"), "/portico/");
	const release = { id, manifest_url: `/release/${id}.json` };
	const bodies = new Map(files.map(({ name, body }) => [`/release/${name}`, body]));
	for (const search of searches) {
		const form = benchFormId(search);
		const rendered = await prerenderer.prerenderForm({ release, form, read: (address) => String(bodies.get(address)) });
		const hints = startHints(
			release,
			manifest,
			{ path: `/bench/${form}`, locale: manifest.site.default_locale },
			scripts,
		);
		const prerendered = { ...rendered, requested: `/portico/${form}.html${search}` };
		const head = { locale: manifest.site.default_locale, markup: "<title>Portico</title>" };
		writeFileSync(join(folder, `${form}.html`), pageDocument(template, { head, scripts, hints, prerendered }));
	}
}

/**
 * Writes a release of the shipped portal and one form (with its page) for each search to `out`/release, the pages of our
 * contender, and the scripts that start a rendered page.
 */
export async function writeBenchRelease(out: string, searches: readonly string[]): Promise<void> {
	const { diagnostics, release } = compile([...readDocuments(SHIPPED), ...searches.flatMap(documentsFor)]);
	if (!release)
		throw new Error(JSON.stringify(diagnostics.filter((one) => one.severity === "error").slice(0, 5), null, 2));
	mkdirSync(join(out, "release"), { recursive: true });
	for (const { name, body } of release.files) writeFileSync(join(out, "release", name), body);
	cpSync(join(import.meta.dirname, "../public"), out, { recursive: true });
	await writePages(out, release, searches);
}
