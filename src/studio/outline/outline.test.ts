import { join } from "node:path";
import { expect, it } from "vitest";
import type { JsonObject } from "../../../schemas/json/json.ts";
import { readDocuments } from "../../../schemas/read-documents.ts";
import { KIND_WORDS } from "./kind-words.ts";
import { namesWithin } from "./names-within.ts";
import { findIn, KINDS, outlineOf } from "./outline.ts";

const documents = Object.fromEntries(
	readDocuments(join(import.meta.dirname, "../../../schemas/documents")).map(({ path, text }) => [
		path,
		JSON.parse(text),
	]),
);
const entries = outlineOf(documents);

it("has a place and words for every kind of document that the portal is made of", () => {
	for (const { kind } of entries) expect(KINDS).toContain(kind);
	for (const kind of KINDS) expect(KIND_WORDS).toHaveProperty(kind);
});

it("tells what only those meet who handle cases from what citizens do", () => {
	const of = (whom: string) => entries.filter(({ readers }) => readers === whom).map(({ path }) => path);
	const staff = of("desk");
	expect(of("editors")).toContain("test-cases/complaint-named.json");
	expect(staff).toEqual(expect.arrayContaining(["desk.json", "routing.json", "pages/desk.json"]));
	expect(staff).not.toContain("forms/complaint.json");
});

it("finds parts by the names that documents use for them", () => {
	const places = (words: string) => findIn(documents, words).map(({ path, pointer }) => `${path} ${pointer}`);
	expect(places("roads")).toContain("categories.json /categories/0/code");
	expect(places("dispatched")).toContain("workflow.json /states/dispatched");
	expect(places("messagesGetList")).toContain("views/messages.json /operation");
	expect(places("keyword")).toContain("views/articles.json /filters/0/name");
});

it("finds steps and blocks by their ids", () => {
	const some = {
		"forms/a.json": { kind: "form", id: "a", steps: [{ id: "whereabouts" }] },
		"pages/b.json": { kind: "page", id: "b", blocks: [{ type: "stack", blocks: [{ id: "helpline", type: "text" }] }] },
	};
	const names = (document: JsonObject) => [...namesWithin(document)];
	expect(names(some["forms/a.json"])).toEqual([{ name: "whereabouts", pointer: "/steps/0/id" }]);
	expect(names(some["pages/b.json"])).toEqual([{ name: "helpline", pointer: "/blocks/0/blocks/0/id" }]);
});

it("finds a text by its translation, at the place of the text itself", () => {
	const [first] = findIn(documents, "已派至承办部门");
	expect(first?.what).toBe("text");
	expect(first?.path).not.toMatch(/^messages/);
});
