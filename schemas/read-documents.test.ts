import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readDocuments } from "./read-documents.ts";

let folder = "";
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "portico-documents-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("documents are read from subfolders too, by path, and nothing but JSON", () => {
	mkdirSync(join(folder, "pages"));
	writeFileSync(join(folder, "site.json"), "{}");
	writeFileSync(join(folder, "pages/home.json"), "[]");
	writeFileSync(join(folder, "pages/notes.txt"), "-");
	expect(readDocuments(folder)).toEqual([
		{ path: "pages/home.json", text: "[]" },
		{ path: "site.json", text: "{}" },
	]);
});

test("the byte order mark that some editors write is no part of a document", () => {
	writeFileSync(join(folder, "site.json"), "\uFEFF{}");
	expect(readDocuments(folder)).toEqual([{ path: "site.json", text: "{}" }]);
});
