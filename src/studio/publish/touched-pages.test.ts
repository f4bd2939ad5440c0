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

it("names those first that are changed themselves, and the address under which a bound form is shown", () => {
	const report = { kind: "page", path: "/report", blocks: [{ type: "form", form: { bind: "/query/form" } }] };
	const documents = { "pages/0.json": report, ...before };
	const forms = { "forms/one.json": { kind: "form", id: "one", title: "1" }, "pages/c.json": page("/c", "two") };
	expect(touchedPages(documents, { ...documents, ...forms })).toEqual(["/c", "/report?form=one", "/a"]);
});

it("leaves out pages of staff, which no preview draws, and pages that only lead to what is changed", () => {
	const link = { kind: "page", path: "/l", blocks: [{ type: "text", link: { to: "/a", query: { form: "one" } } }] };
	const staff = { ...page("/desk", "one"), audience: "staff" };
	const documents = { ...before, "pages/l.json": link, "pages/s.json": staff };
	expect(touchedPages(documents, { ...documents, "forms/one.json": { kind: "form", id: "one" } })).toEqual(["/a"]);
});
