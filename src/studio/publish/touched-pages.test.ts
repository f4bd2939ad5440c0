import { expect, it } from "vitest";
import { touchedPages } from "./touched-pages.ts";

const page = (path: string, form?: string) => ({ kind: "page", path, blocks: form ? [{ type: "form", form }] : [] });
const before = {
	"pages/a.json": page("/a", "one"),
	"pages/b.json": page("/b", "two"),
	"pages/c.json": page("/c"),
	"forms/one.json": { kind: "form", id: "one", title: "One" },
};

it("names the pages that are changed, that show what is changed, and that come or go", () => {
	expect(touchedPages(before, before)).toEqual([]);
	expect(touchedPages(before, { ...before, "forms/one.json": { kind: "form", id: "one", title: "1" } })).toEqual([
		"/a",
	]);
	expect(touchedPages(before, { ...before, "pages/d.json": page("/d") })).toEqual(["/d"]);
	const { "pages/c.json": _, ...others } = before;
	expect(touchedPages(before, { ...others, "pages/b.json": page("/b") })).toEqual(["/b", "/c"]);
});
