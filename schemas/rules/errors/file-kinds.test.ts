import { expect, test } from "vitest";
import { fileKind, isOfKind } from "./file-kinds.ts";

test.each([
	["image/jpeg", "JPEG"],
	["application/pdf", "PDF"],
	["application/vnd.openxmlformats-officedocument.wordprocessingml.document", "DOCX"],
	["audio/mpeg", "MP3"],
])("names %s as people do: %s", (type, name) => {
	expect(fileKind(type)).toBe(name);
});

test("a file is of a kind by its type or by its type's family", () => {
	expect(isOfKind(["image/*"], "image/png")).toBe(true);
	expect(isOfKind(["application/pdf"], "application/pdf")).toBe(true);
	expect(isOfKind(["image/*", "application/pdf"], "text/plain")).toBe(false);
	expect(isOfKind([], "text/plain")).toBe(false);
});
