import { join } from "node:path";
import { expect, it } from "vitest";
import { compile } from "../../schemas/compiler/index.ts";
import { readDocuments } from "../../schemas/read-documents.ts";
import { startHints } from "./start-hints.ts";

const { release } = compile(readDocuments(join(import.meta.dirname, "../../schemas/documents")));
if (!release) throw new Error("expected the shipped documents to compile");
const { id, manifest } = release;
const scripts = { form: ["/f.js"], prose: ["/p.js"], late: (part: string) => [`/${part}.js`, "/of-rows-too.js"] };
const hintsAt = (path: string, locale = "en-US", forms: readonly string[] = [], hasProse = false) => {
	const page = { path, locale, forms, hasProse };
	const { paint, portal } = startHints({ id, manifest_url: `/release/${id}.json` }, manifest, page, scripts);
	return [...paint, ...portal].join("\n");
};

it("names the release and has its manifest, its style and the page's artefacts fetched", () => {
	const route = manifest.routes.find(({ path }) => path === "/login");
	const hints = hintsAt("/login");
	expect(hints).toContain(`href="/release/${id}.json" crossorigin id="portico-release" data-release="${id}"`);
	expect(hints).toContain(`rel="stylesheet" href="/release/${manifest.style}.css"`);
	expect(hints).toContain(`/release/${route?.artefact}.json`);
});

it("has the texts of the reader's language fetched, and of no other", () => {
	const { "en-US": english, "zh-CN": chinese } = manifest.messages;
	expect(hintsAt("/index/index")).toContain(`/release/${english}.json`);
	expect(hintsAt("/index/index", "zh-CN")).toContain(`/release/${chinese}.json`);
	expect(hintsAt("/index/index", "zh-CN")).not.toContain(`/release/${english}.json`);
});

it("has the scripts of forms fetched only for a page with a form", () => {
	expect(hintsAt("/login")).toContain('<link rel="modulepreload" href="/f.js" crossorigin />');
	expect(hintsAt("/index/index")).not.toContain("/f.js");
});

it("has the late scripts fetched of the forms that the rendered page shows, whichever it may show, each once", () => {
	const named = /<link rel="modulepreload" href="([^"]+)" crossorigin \/>/g;
	const scriptsAt = (forms: string[]) =>
		[...hintsAt("/report/index", "en-US", forms).matchAll(named)].map(([, href]) => href);
	expect(scriptsAt(["complaint"])).toEqual(["/f.js"]);
	expect(scriptsAt(["road-damage"])).toEqual(["/f.js", "/rows.js", "/of-rows-too.js"]);
	expect(scriptsAt(["rate", "road-damage"])).toEqual(["/f.js", "/rating.js", "/of-rows-too.js", "/rows.js"]);
	expect(scriptsAt(["constructor"])).toEqual(["/f.js"]);
	expect(hintsAt("/report/index", "en-US", ["road-damage"])).toContain(
		`/release/${manifest.forms["road-damage"]?.artefact}.json`,
	);
});

it("follows redirects, and takes the page for 404 where a path leads nowhere", () => {
	const absent = manifest.routes.find(({ path }) => path === manifest.site.errors["404"]);
	expect(hintsAt("/no/such/page")).toContain(`/release/${absent?.artefact}.json`);
	const [from, to] = Object.entries(manifest.site.redirects)[0] ?? [];
	expect(hintsAt(from ?? "")).toBe(hintsAt(to ?? ""));
});

it("has the script of rich text fetched where the page was prerendered with one", () => {
	expect(hintsAt("/article/detail", "en-US", [], true)).toContain(
		'<link rel="modulepreload" href="/p.js" crossorigin />',
	);
	expect(hintsAt("/article/detail")).not.toContain("/p.js");
});
