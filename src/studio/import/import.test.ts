import { expect, it } from "vitest";
import { shippedTexts } from "../../../schemas/edits/shipped.fixture.ts";
import { archiveOf, filesInArchive, isJsonPath } from "../../../schemas/import/archive.ts";
import { comparedDocuments, fromRoot, importEdits } from "./compared-documents.ts";

const sources = shippedTexts();

it("exports the same bytes for the same documents, in whatever order they come, and reads them back", () => {
	const archive = archiveOf(sources);
	expect(Buffer.compare(archive, archiveOf(sources.toReversed()))).toBe(0);
	expect(filesInArchive(archive).toSorted((a, b) => (a.path < b.path ? -1 : 1))).toEqual(
		sources.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
	);
	expect(comparedDocuments(sources, filesInArchive(archive), true)).toEqual([]);
});

it("finds the documents in a folder around them, and leaves out what is none", () => {
	const files = sources.map(({ path, text }) => ({ path: `my-portal/documents/${path}`, text }));
	expect(comparedDocuments(sources, fromRoot(files), true)).toEqual([]);
	expect(["a/.git/x.json", "__MACOSX/site.json", "readme.md"].filter(isJsonPath)).toEqual([]);
});

it("tells what is added, changed and removed, and only removes where the whole portal is given", () => {
	const [first, second] = sources;
	if (!first || !second) throw new Error("expected shipped documents");
	const files = [
		{ path: first.path, text: '{"kind":"page"}' },
		{ path: "pages/new.json", text: "{ broken" },
	];
	const some = comparedDocuments(sources, files, false);
	expect(some.map(({ path, kind }) => `${kind} ${path}`)).toEqual([`changed ${first.path}`, "added pages/new.json"]);
	expect(comparedDocuments(sources, files, true)).toHaveLength(2 + sources.length - 1);
	expect(importEdits(some)).toContainEqual({
		verb: "replace-document",
		path: "pages/new.json",
		at: "",
		value: "{ broken",
	});
});
