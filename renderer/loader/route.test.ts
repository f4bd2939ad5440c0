import { expect, it } from "vitest";
import { isManifest } from "../../schemas/checks/artefacts.gen.ts";
import { resolveRedirect, routeFor } from "../../schemas/rules/portal/route.ts";
import { type Files, page, publish } from "../../tests/fixtures/releases.ts";

const files: Files = new Map();
const manifest: unknown = JSON.parse(files.get(publish(files, [page([])]).manifest_url) ?? "");
if (!isManifest(manifest)) throw new Error("expected a manifest");

it("finds a page with and without a slash at the end of its path", () => {
	expect(routeFor(manifest, "/here")?.page).toBe("here");
	expect(routeFor(manifest, "/here/")?.page).toBe("here");
	expect(routeFor(manifest, "/nowhere")).toBeUndefined();
});

it("follows redirects to their end", () => {
	expect(resolveRedirect(manifest, "/")).toBe("/here");
	expect(resolveRedirect(manifest, "/old/")).toBe("/here");
	expect(resolveRedirect(manifest, "/here")).toBeUndefined();
});

it("follows no redirects that lead in a circle", () => {
	const circle = { ...manifest, site: { ...manifest.site, redirects: { "/a": "/b", "/b": "/a" } } };
	expect(resolveRedirect(circle, "/a")).toBeUndefined();
});
