import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Manifest, RouteEntry } from "../../../schemas/release.ts";
import type { SiteDocument } from "../../../schemas/types.gen.ts";
import { arrivalAt } from "./arrival.ts";

const site: SiteDocument = JSON.parse(
	readFileSync(join(import.meta.dirname, "../../../schemas/documents/site.json"), "utf8"),
);
const route = (path: string): RouteEntry => ({ path, page: path, title: path, auth: true, artefact: path, needs: [] });
const PATHS = ["/index/index", "/article/index", "/report/index", "/message/index", "/user/index", "/error/404"];
const manifest: Manifest = {
	format: 1,
	site,
	routes: PATHS.map(route),
	forms: {},
	views: {},
	messages: {},
	workflow: "",
	icons: "",
	style: "",
};

it.each([
	["/", "/index/index"],
	["/index", "/index/index"],
	["/article", "/article/index"],
	["/report", "/report/index"],
	["/message", "/message/index"],
	["/user", "/user/index"],
])("redirects %s to %s (spec §2)", (from, to) => {
	expect(arrivalAt(manifest, from)).toEqual({ redirect: to });
});

it("sends any path with no match to the 404 page", () => {
	expect(arrivalAt(manifest, "/nowhere/at/all")).toEqual({ absent: "/error/404" });
});

it("lets everyone through to a page with the auth flag (spec §5)", () => {
	expect(arrivalAt(manifest, "/user/index")).toEqual({ route: route("/user/index") });
});

it("gives up, instead of going in circles, where the release has no 404 page", () => {
	expect(arrivalAt({ ...manifest, routes: [] }, "/nowhere")).toBeUndefined();
});
