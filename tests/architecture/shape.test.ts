import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { OPERATIONS } from "../../schemas/operations.gen.ts";
import { ROOT, sourceFiles } from "./import-graph.ts";

const written = sourceFiles().filter((file) => !file.includes(".gen."));
const lines = (file: string) => readFileSync(join(ROOT, file), "utf8").split("\n").length;
const present = (path: string) => existsSync(join(ROOT, path));

describe("files", () => {
	it("stay small: none over 300 lines, nineteen in twenty under 200", () => {
		expect(written.filter((file) => lines(file) > 300)).toEqual([]);
		expect(written.filter((file) => lines(file) > 200).length).toBeLessThan(written.length / 20);
	});

	it("are named for what they are for", () => {
		expect(
			written.filter(
				(file) => /(^|\/)(utils?|helpers?|common|misc|managers?|index)(\/|\.tsx?$)/i.test(file) && !isDoor(file),
			),
		).toEqual([]);
	});

	it("name no other way around a failing type or test", () => {
		const escapes =
			/@ts-(ignore|expect-error|nocheck)|biome-ignore lint\/suspicious\/noExplicitAny|\b(it|describe|test)\.(skip|only|todo)\b/;
		const offenders = written.filter(
			(file) => file !== "tests/architecture/shape.test.ts" && escapes.test(readFileSync(join(ROOT, file), "utf8")),
		);
		expect(offenders).toEqual([]);
	});

	it("that stand something in for a module say so in their names, as they load modules of their own", () => {
		const mocking = written.filter((file) => /^vi\.(do)?[mM]ock\(/m.test(readFileSync(join(ROOT, file), "utf8")));
		expect(mocking.length).toBeGreaterThan(0);
		expect(mocking.filter((file) => !file.includes(".mocked.test."))).toEqual([]);
	});

	it("leave no wait of a browser unawaited: one that rejects while a test fails elsewhere ends the whole run", () => {
		const started = /\b(const|let) \w+ = [\w.()]*\.waitFor\w*\(/;
		const journeys = written.filter((file) => file.startsWith("tests/journeys/"));
		expect(journeys.filter((file) => started.test(readFileSync(join(ROOT, file), "utf8")))).toEqual([]);
	});
});

/** A barrel file stands only as the public door of a part. */
function isDoor(file: string): boolean {
	return /^(renderer|adapters|schemas\/compiler|renderer\/(forms|loader|i18n|scope))\/index\.tsx?$/.test(file);
}

describe("every operation", () => {
	const operations = Object.keys(OPERATIONS);

	it.each(operations)("%s has its schema, server route and contract cases", (operation) => {
		const places = [
			`schemas/api/${operation}.schema.json`,
			`server/routes/${operation}.ts`,
			`tests/contract/cases/${operation}.ts`,
		];
		expect(places.filter((path) => !present(path))).toEqual([]);
	});
});

describe("every block type", () => {
	const types = globSync("*.schema.json", { cwd: join(ROOT, "schemas/meta/blocks") }).map((file) =>
		file.replace(".schema.json", ""),
	);

	it.each(types)("%s has its folder with a component", (type) => {
		const component = `${type.replace(/(^|-)([a-z])/g, (_all, _dash, letter: string) => letter.toUpperCase())}Block.tsx`;
		expect(present(`renderer/blocks/${type}/${component}`)).toBe(true);
	});
});
