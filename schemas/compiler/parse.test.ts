import { expect, test } from "vitest";
import { CollectedReport } from "./diagnostic.ts";
import { parseSource } from "./parse.ts";

function read(text: string) {
	const report = new CollectedReport();
	const source = parseSource({ path: "a.json", text }, report);
	return { source, found: report.sorted().map(({ code, pointer, line }) => `${code} ${pointer} ${line}`) };
}

test("a document's pointers have their lines, and what is not there that of what it would stand in", () => {
	const { source, found } = read('{\n"a": [\n1,\n{ "b:": "c:" }],\n"d": null }');
	expect(found).toEqual([]);
	expect(source?.value).toEqual({ a: [1, { "b:": "c:" }], d: null });
	const pointers = ["", "/a", "/a/0", "/a/1/b:", "/a/1/missing", "/d"];
	expect(pointers.map((pointer) => source?.lineOf(pointer))).toEqual([1, 2, 3, 4, 4, 5]);
});

test("a key that stands twice is found wherever it stands, also beside signs in texts", () => {
	expect(read('{ "a": ":",\n"b": [{ "c": 1,\n"c": 2 }] }').found).toEqual(["duplicate-key /b/0/c 3"]);
	expect(read('{ "__proto__": 1 }').found).toEqual([]);
	expect(read('{ "__proto__": 1,\n"__proto__": 2 }').found).toEqual(["duplicate-key /__proto__ 2"]);
});
