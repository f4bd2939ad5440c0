import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { asObject } from "../json/json.ts";
import { KEYWORDS } from "./keywords.ts";

/** The keywords that the meta-schemas of JSON Schema 2020-12 themselves name. */
function standardKeywords(): string[] {
	const folder = join(dirname(createRequire(import.meta.url).resolve("ajv/dist/2020.js")), "refs/json-schema-2020-12");
	const files = [
		join(folder, "schema.json"),
		...readdirSync(join(folder, "meta")).map((name) => join(folder, "meta", name)),
	];
	return files.flatMap((file) => Object.keys(asObject(JSON.parse(readFileSync(file, "utf8")).properties)));
}

test("says of every keyword of JSON Schema 2020-12 what becomes of it", () => {
	const all = standardKeywords();
	expect(all.length).toBeGreaterThan(50);
	expect(all.filter((keyword) => !KEYWORDS.has(keyword))).toEqual([]);
});
