import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, expect, it } from "vitest";
import { minifyScripts } from "./minify-scripts.ts";

let folder = "";
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "scripts-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("takes comments from a script, which does the same as before, and leaves other files alone", () => {
	writeFileSync(join(folder, "one.js"), "// Why.\n(() => {\n\tseen.push(1 + 1); // What.\n})();\n");
	writeFileSync(join(folder, "icon.svg"), "<!-- Who --><svg/>");
	minifyScripts(folder);
	const script = readFileSync(join(folder, "one.js"), "utf8");
	expect(script).not.toMatch(/Why|What/);
	const seen: number[] = [];
	runInNewContext(script, { seen });
	expect(seen).toEqual([2]);
	expect(readFileSync(join(folder, "icon.svg"), "utf8")).toContain("Who");
});

it("refuses a script that is none, with its path", () => {
	writeFileSync(join(folder, "broken.js"), "const = 1;");
	expect(() => minifyScripts(folder)).toThrow("broken.js");
});
