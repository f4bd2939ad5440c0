import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { isArchive, readArchive, writeArchive } from "./document-archive.ts";

const SOURCES = [
	{ path: "site.json", text: '{ "kind": "site" }\n' },
	{ path: "forms/a.json", text: '{ "kind": "form" }\n' },
];

function folder(): string {
	const made = mkdtempSync(join(tmpdir(), "portico-archive-"));
	onTestFinished(() => rmSync(made, { recursive: true }));
	return made;
}

it("reads back what it wrote, and writes the same documents as the same bytes", () => {
	const [one, two] = ["one.zip", "two.zip"].map((name) => join(folder(), name));
	if (!one || !two) throw new Error("expected two names");
	expect([one, "a/folder"].map(isArchive)).toEqual([true, false]);
	writeArchive(one, SOURCES, false);
	writeArchive(two, SOURCES.toReversed(), false);
	expect(readFileSync(one).equals(readFileSync(two))).toBe(true);
	expect(readArchive(one)).toEqual(expect.arrayContaining(SOURCES));
});

it("leaves an archive that is there, and says of another file that it is none", () => {
	const file = join(folder(), "portal.zip");
	writeFileSync(file, "no archive");
	expect(() => writeArchive(file, SOURCES, false)).toThrow("is there already");
	expect(() => readArchive(file)).toThrow("is no archive of documents");
	writeArchive(file, SOURCES, true);
	expect(readArchive(file)).toHaveLength(2);
});
