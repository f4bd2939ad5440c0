import { expect, it } from "vitest";
import { nameableIn, offeredFor } from "./leaf-choices.ts";

const documents = {
	"views/cases.json": { kind: "view", id: "cases", title: "Cases" },
	"views/desk.json": { kind: "view", id: "desk", title: "Cases of the desk", audience: "staff" },
};

const offeredIn = (document: { kind: string; audience?: string }) =>
	offeredFor("view", {}, nameableIn(document, documents))?.map(({ value }) => value);

it("calls a document without a title as the studio does in its language", () => {
	const untitled = { "views/article-lines.json": { kind: "view", id: "article-lines" } };
	const inChinese = (words: string) => (words === "Article lines" ? "文章列表" : words);
	expect(offeredFor("view", {}, untitled, null, inChinese)).toEqual([{ value: "article-lines", label: "文章列表" }]);
});

it("offers what is for staff alone to documents of staff, and to those that lead staff", () => {
	expect(offeredIn({ kind: "page" })).toEqual(["cases"]);
	expect(offeredIn({ kind: "page", audience: "staff" })).toEqual(["cases", "desk"]);
	expect(offeredIn({ kind: "workflow" })).toEqual(["cases", "desk"]);
});
