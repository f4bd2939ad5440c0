import { expect, it } from "vitest";
import { PRERENDER_MARKS } from "../../schemas/prerender.ts";
import { restorePrerenderedAddress } from "./hydration-source.ts";

const source = { at: "2026-11-23T08:00:00.000Z", responses: [] };

function open(requested: string, renderedFor: string) {
	history.replaceState({ key: "kept" }, "", requested);
	const root = document.createElement("div");
	root.setAttribute(PRERENDER_MARKS.root, renderedFor);
	return root;
}
const address = () => location.pathname + location.search + location.hash;

it("stands where the page was rendered, with the entry of the history as it was", () => {
	const root = open("/?utm_source=poster#news", "/?utm_source=poster");
	restorePrerenderedAddress(root, { ...source, address: "/index/index" }, window);
	expect(address()).toBe("/index/index#news");
	expect(history.state).toEqual({ key: "kept" });
	expect(root.getAttribute(PRERENDER_MARKS.root)).toBe("/index/index");
});

it("stays where the document was stored for another address, as without a connection", () => {
	const root = open("/article/list", "/");
	restorePrerenderedAddress(root, { ...source, address: "/index/index" }, window);
	expect(address()).toBe("/article/list");
	expect(root.getAttribute(PRERENDER_MARKS.root)).toBe("/");
});
