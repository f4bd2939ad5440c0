import { expect, it } from "vitest";
import { FIRST_LOOK } from "../../../schemas/prerender.ts";
import { standWhereDrawn } from "./first-look.ts";

const look = { at: "2026-11-23T08:00:00.000Z", wide: true, answers: [] };

function open(asked: string, drawnFor: string) {
	history.replaceState({ key: "kept" }, "", asked);
	const root = document.createElement("div");
	root.setAttribute(FIRST_LOOK.root, drawnFor);
	return root;
}
const address = () => location.pathname + location.search + location.hash;

it("stands where the page was drawn, with the entry of the history as it was", () => {
	const root = open("/?utm_source=poster#news", "/?utm_source=poster");
	standWhereDrawn(root, { ...look, address: "/index/index" }, window);
	expect(address()).toBe("/index/index#news");
	expect(history.state).toEqual({ key: "kept" });
	expect(root.getAttribute(FIRST_LOOK.root)).toBe("/index/index");
});

it("stays where the document was stored for another address, as without a connection", () => {
	const root = open("/article/list", "/");
	standWhereDrawn(root, { ...look, address: "/index/index" }, window);
	expect(address()).toBe("/article/list");
	expect(root.getAttribute(FIRST_LOOK.root)).toBe("/");
});
