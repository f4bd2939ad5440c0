import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compile } from "../schemas/compiler/index.ts";
import { readDocuments } from "../schemas/read-documents.ts";
import type { Release } from "../schemas/release.ts";
import { startHints } from "../server/web/start-hints.ts";
import { askedFor, benchFormId, schemaOf } from "./form-of.ts";

const SHIPPED = join(import.meta.dirname, "../schemas/documents");

function documentsFor(search: string) {
	const { fields, choices } = askedFor(search);
	const id = benchFormId(search);
	const body = {
		form: { bind: "/submission/form" },
		form_hash: { bind: "/submission/form_hash" },
		release: { bind: "/submission/release" },
		data: { bind: "/form" },
		idempotency_key: { bind: "/submission/idempotency_key" },
	};
	const asked = schemaOf(fields, choices);
	// A case needs its category; nobody is asked for it here, so that all contenders ask the same.
	const category = { type: "string", const: "suggestion", default: "suggestion" };
	const form = {
		kind: "form",
		id,
		title: id,
		schema: { ...asked, properties: { ...asked.properties, category }, required: [...asked.required, "category"] },
		fields: { "/category": { widget: "hidden" } },
		submit: { operation: "messagesIndex", label: "Send", body },
	};
	const page = { kind: "page", id, path: `/bench/${id}`, title: id, blocks: [{ type: "form", form: id }] };
	return [
		{ path: `forms/${id}.json`, text: JSON.stringify(form) },
		{ path: `pages/${id}.json`, text: JSON.stringify(page) },
	];
}

/** Our contender's document for each form, with the hints that the portal's server writes into it. */
function writePages(out: string, { id, manifest }: Release, searches: readonly string[]) {
	const folder = join(out, "portico");
	const [head = "", ...rest] = readFileSync(join(folder, "portico.html"), "utf8").split("</head>");
	for (const search of searches) {
		const form = benchFormId(search);
		const at = { path: `/bench/${form}`, locale: manifest.site.default_locale };
		const hints = startHints({ id, manifest_url: `/release/${id}.json` }, manifest, at);
		writeFileSync(join(folder, `${form}.html`), [`${head}${hints}`, ...rest].join("</head>"));
	}
}

/** Writes a release of the shipped portal and one form (with its page) for each search to `out`/release. */
export function writeBenchRelease(out: string, searches: readonly string[]): void {
	const { diagnostics, release } = compile([...readDocuments(SHIPPED), ...searches.flatMap(documentsFor)]);
	if (!release)
		throw new Error(JSON.stringify(diagnostics.filter((one) => one.severity === "error").slice(0, 5), null, 2));
	mkdirSync(join(out, "release"), { recursive: true });
	for (const { name, body } of release.files) writeFileSync(join(out, "release", name), body);
	writePages(out, release, searches);
}
