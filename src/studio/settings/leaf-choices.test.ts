import { expect, it } from "vitest";
import { nameableIn, offeredEntries, offeredFor } from "./leaf-choices.ts";

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

it("offers categories, states, steps and teams by their names where routing rules and templates name them", () => {
	const portal = {
		"categories.json": {
			kind: "categories",
			categories: [{ code: "roads", name: "Roads" }],
			teams: [{ id: "streets", name: "Streets" }],
		},
		"workflow.json": {
			kind: "workflow",
			states: { replied: { label: "Answered" } },
			transitions: [
				{ action: "accept", label: "Take it" },
				{ action: "accept", label: "Take it" },
			],
		},
	};
	const routing = { kind: "routing" };
	const labels = (key: string) => offeredEntries(key, routing, portal)?.map(({ label }) => label);
	expect([labels("category"), labels("leads_to"), labels("actions")]).toEqual([["Roads"], ["Answered"], ["Take it"]]);
	expect(offeredEntries("words", routing, portal)).toBeUndefined();
	expect(offeredEntries("categories", { kind: "site" }, portal)).toBeUndefined();
	expect(offeredFor("team", {}, portal)).toEqual([{ value: "streets", label: "Streets" }]);
});
