import { join } from "node:path";
import { expect, it } from "vitest";
import { compile } from "../../schemas/compiler/index.ts";
import { readDocuments } from "../../schemas/read-documents.ts";
import { startHints } from "./start-hints.ts";

const { release } = compile(readDocuments(join(import.meta.dirname, "../../schemas/documents")));
if (!release) throw new Error("expected the shipped documents to compile");
const { id, manifest } = release;
const hintsAt = (path: string, locale = "en-US") => {
	const { paint, portal } = startHints({ id, manifest_url: `/release/${id}.json` }, manifest, { path, locale }, [
		"/f.js",
	]);
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

it("follows redirects, and takes the page for 404 where a path leads nowhere", () => {
	const absent = manifest.routes.find(({ path }) => path === manifest.site.errors["404"]);
	expect(hintsAt("/no/such/page")).toContain(`/release/${absent?.artefact}.json`);
	const [from, to] = Object.entries(manifest.site.redirects)[0] ?? [];
	expect(hintsAt(from ?? "")).toBe(hintsAt(to ?? ""));
});
