import { join } from "node:path";
import { expect, it } from "vitest";
import { asObject, type JsonObject } from "../../json/json.ts";
import { readDocuments } from "../../read-documents.ts";
import type { Manifest } from "../../release.ts";
import { compile } from "../index.ts";

const shipped = readDocuments(join(import.meta.dirname, "../../documents"));

/** The shipped documents as before the desk had a page of its own for what is not there. */
const before = (change: (desk: JsonObject) => JsonObject, page = false) =>
	shipped.flatMap(({ path, text }) => {
		if (path === "pages/desk-not-found.json" && !page) return [];
		return [{ path, text: path === "desk.json" ? JSON.stringify(change(asObject(JSON.parse(text)))) : text }];
	});

const withoutErrors = ({ errors: _, ...desk }: JsonObject): JsonObject => desk;

/** The manifest that staff load, and its artefacts by hash. */
function staffOf(sources: Parameters<typeof compile>[0]) {
	const { release, diagnostics } = compile(sources);
	expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
	const bodies = new Map(
		[...(release?.files ?? []), ...(release?.staff_files ?? [])].map(({ name, body }) => [name, body]),
	);
	const read = (hash: string | undefined) => JSON.parse(bodies.get(`${hash}.json`) ?? "null");
	const manifest: Manifest = read(release?.manifest.staff);
	const { path, artefact } = manifest.routes.find((one) => one.path === manifest.site.errors["404"]) ?? {};
	return { manifest, path, page: read(artefact), public: JSON.stringify(release?.manifest.routes) };
}

it("gives a desk without error pages one that is called as the site's own, with the ways of its navigation, for staff alone", () => {
	const { path, page, manifest, public: routes } = staffOf(before(withoutErrors));
	expect(path).toBe("/admin/desk/not-found");
	const [hero, ways] = page.blocks;
	expect(hero).toMatchObject({ type: "hero", title: page.title });
	expect(page.title).toBe("Page not found");
	expect(ways.blocks.map(({ link }: { link: { to: string } }) => link.to)).toContain("/admin/desk/mine");
	expect(JSON.stringify(ways)).not.toContain("/admin/desk/outbox");
	expect(manifest.routes.map((route) => route.path)).toEqual(manifest.routes.map((route) => route.path).toSorted());
	expect(routes).not.toContain("/admin/desk/not-found");
});

it("takes the shipped page where the documents have it", () => {
	const { path, page } = staffOf(before(withoutErrors, true));
	expect(path).toBe("/admin/desk/not-found");
	expect(JSON.stringify(page)).toContain("Search cases");
});

it("takes the page that the desk names", () => {
	const desk = before((one) => ({ ...one, errors: { 404: "/admin/desk/mine" } }), true);
	expect(staffOf(desk).path).toBe("/admin/desk/mine");
});
