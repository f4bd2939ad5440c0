import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { isAllowed, refusedLicences } from "./licences.ts";

const ROOT = join(import.meta.dirname, "../..");
const read = (name: string) => readFileSync(join(ROOT, name), "utf8");

it("knows the licence of every package that is locked, and may use it", () => {
	const { packages } = JSON.parse(read("package-lock.json"));
	expect(Object.keys(packages).length).toBeGreaterThan(500);
	expect(refusedLicences(packages)).toEqual([]);
});

it("is itself under the licence that package.json names", () => {
	expect(JSON.parse(read("package.json")).license).toBe("MIT");
	expect(read("LICENSE")).toMatch(/^MIT License\n/);
});

it("takes one of a choice, all of a combination, and refuses what it does not know", () => {
	expect(["(GPL-3.0-only OR MIT)", "Apache-2.0 AND LGPL-3.0-or-later"].map(isAllowed)).toEqual([true, true]);
	expect(["MIT AND GPL-3.0-only", "SEE LICENSE IN x"].map(isAllowed)).toEqual([false, false]);
	const packages = {
		"": {},
		"node_modules/a": { version: "1.0.0" },
		"node_modules/b/node_modules/c": { version: "2.0.0", license: "SSPL-1.0" },
	};
	expect(refusedLicences(packages)).toEqual(["a@1.0.0: none named", "c@2.0.0: SSPL-1.0"]);
});
