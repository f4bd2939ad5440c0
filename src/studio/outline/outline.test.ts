import { join } from "node:path";
import { expect, it } from "vitest";
import { readDocuments } from "../../../schemas/read-documents.ts";
import { KIND_WORDS } from "./kind-words.ts";
import { KINDS, outlineOf } from "./outline.ts";

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
