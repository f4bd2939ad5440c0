import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "oxc-parser";
import { describe, expect, it } from "vitest";
import { OPERATIONS } from "../../schemas/operations.gen.ts";
import { ROOT, sourceFiles } from "./import-graph.ts";

const PRODUCT = /^(schemas|adapters|renderer|src|server)\//;
const SUPPORT = /\.(gen|test|fixture)\.tsx?$|^server\/testing\//;

/** Words that docs/glossary.md retires, wherever they stand in an identifier. */
const RETIRED = new Set(
	"ask asked asking askable asker askers begun checker checkers drawn ear first_look judge judged judging keeper keepers keeping kept parting patience pinned said say saying speaker spoken stage stages tell told telling".split(
		" ",
	),
);

/** Names that others gave: wire, database, documents, libraries and the web platform. */
const GIVEN = new Set(["keep_drafts", "keepAlive", "keepPreviousData"]);

const parsed = (file: string) => parseSync(file, readFileSync(join(ROOT, file), "utf8"));

/** The words of a name in camelCase, PascalCase, UPPER_CASE or kebab-case. */
const wordsOf = (name: string): string[] =>
	name
		.replace(/([a-z0-9])([A-Z])/g, "$1 $2")
		.replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
		.toLowerCase()
		.split(/[^a-z]+/);

const saysRetired = (name: string): boolean => !GIVEN.has(name) && wordsOf(name).some((word) => RETIRED.has(word));

/** Every identifier of a file, its names of properties included. */
function identifiers(file: string): Set<string> {
	const found = new Set<string>();
	const visit = (node: unknown): void => {
		if (typeof node !== "object" || node === null) return;
		if ("type" in node && (node.type === "Identifier" || node.type === "JSXIdentifier") && "name" in node)
			found.add(String(node.name));
		for (const child of Object.values(node)) visit(child);
	};
	visit(parsed(file).program.body);
	return found;
}

/** The names that a file declares and exports; what it hands on from others is theirs. */
const exported = (file: string): string[] =>
	parsed(file).module.staticExports.flatMap(({ entries }) =>
		entries.flatMap(({ exportName, moduleRequest }) => (moduleRequest || !exportName.name ? [] : [exportName.name])),
	);

describe("names", () => {
	const product = sourceFiles().filter((file) => PRODUCT.test(file) && !SUPPORT.test(file));

	it("stand for one thing each: no two files export the same", () => {
		const places = Map.groupBy(
			product.flatMap((file) => [...new Set(exported(file))].map((name) => ({ name, file }))),
			({ name }) => name,
		);
		const shared = [...places].filter(([name, all]) => all.length > 1 && !Object.hasOwn(OPERATIONS, name));
		expect(shared.map(([name, all]) => `${name}: ${all.map(({ file }) => file).join(", ")}`)).toEqual([]);
	});

	it("use the words of docs/glossary.md, not those it retires", () => {
		const offending = product.flatMap((file) =>
			[...identifiers(file)].filter(saysRetired).map((name) => `${file}: ${name}`),
		);
		expect(offending).toEqual([]);
	});

	it("of files do so too", () => {
		const offending = sourceFiles().filter((file) => saysRetired(file.slice(file.lastIndexOf("/") + 1)));
		expect(offending).toEqual([]);
	});
});
