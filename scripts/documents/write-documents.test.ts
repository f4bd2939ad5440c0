import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readDocuments } from "../../schemas/read-documents.ts";
import { writeDocuments } from "./write-documents.ts";

const SERVED = [
	{ path: "site.json", text: '{"kind":"site"}' },
	{ path: "pages/home.json", text: '{"kind":"page"}' },
];
let folder = "";

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "portico-pull-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const inFolder = () => readDocuments(folder).map(({ path }) => path);

it("writes the server's documents into a folder, also once more", () => {
	writeDocuments(folder, SERVED, false);
	writeDocuments(folder, SERVED, false);
	expect(inFolder().toSorted()).toEqual(["pages/home.json", "site.json"]);
});

it("keeps what somebody has written: names it, and writes nothing", () => {
	writeDocuments(folder, SERVED, false);
	writeFileSync(join(folder, "site.json"), "mine");
	writeFileSync(join(folder, "pages/mine.json"), "mine");
	expect(() => writeDocuments(folder, [{ path: "new.json", text: "{}" }, ...SERVED], false)).toThrow(
		/pages\/mine\.json, site\.json.*--replace/,
	);
	expect(readFileSync(join(folder, "site.json"), "utf8")).toBe("mine");
	expect(inFolder()).not.toContain("new.json");
});

it("puts the server's in their place when told so, and leaves none that it has not", () => {
	writeDocuments(folder, SERVED, false);
	writeFileSync(join(folder, "site.json"), "mine");
	writeFileSync(join(folder, "pages/mine.json"), "mine");
	writeDocuments(folder, SERVED, true);
	expect(readDocuments(folder)).toEqual(expect.arrayContaining(SERVED));
	expect(inFolder()).toHaveLength(2);
});

it("writes nowhere but in the folder", () => {
	expect(() => writeDocuments(folder, [{ path: "../out.json", text: "{}" }], false)).toThrow("outside the folder");
});
