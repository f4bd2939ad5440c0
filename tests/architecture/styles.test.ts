import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT, sourceFiles } from "./import-graph.ts";

/** Whatever stands after whatever: `* + *`, `* ~ *`. */
const ANY_SIBLING = /(^|[\s>{},"'`])\*\s*[+~]/m;

/** Styles as they are written, and the portal's as they are generated. */
const written = [
	...sourceFiles().filter((file) => /^(renderer|src)\//.test(file) && !/\.(test|fixture)\.tsx?$/.test(file)),
	"renderer/skin/skin.gen.css",
];

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");

it("no style is for whatever has a sibling: every change of a page would find the styles of all beside it anew", () => {
	const found = written.filter((file) => ANY_SIBLING.test(withoutComments(readFileSync(join(ROOT, file), "utf8"))));
	expect(found).toEqual([]);
});
