import { describe, expect, it } from "vitest";
import { type Import, projectImports } from "./import-graph.ts";
import { folderRings, formLayerViolation, isProduct } from "./layers.ts";

/**
 * Imports that still look up, by who imports and what folder. A line goes with its import, none may come: whoever mends one
 * takes its line away, which the second test below demands.
 */
const STILL_LOOKING_UP: readonly (readonly [from: string, to: string])[] = [
	["server/cases/", "server/routes/"],
	["server/cases/", "server/uploads/"],
	["server/database/tables/people-tables.ts", "server/policies/"],
	["server/policies/demand-case.ts", "server/repositories/"],
	["src/studio/draft/DraftFrame.tsx", "src/studio/checking/"],
	["src/studio/frame/TopBar.tsx", "src/studio/session/"],
];

const isKnown =
	({ from, to }: Import) =>
	([start, folder]: readonly [string, string]) =>
		from.startsWith(start) && to.startsWith(folder);

describe("folders", () => {
	const imports = projectImports().filter(isProduct);

	it("of a form only look down", () => {
		expect(imports.filter((entry) => entry.from.startsWith("renderer/forms/")).length).toBeGreaterThan(300);
		expect(imports.flatMap((entry) => formLayerViolation(entry) ?? [])).toEqual([]);
	});

	it("beside each other form no ring, by types neither", () => {
		const others = imports.filter((entry) => !STILL_LOOKING_UP.some(isKnown(entry)));
		expect(folderRings(others)).toEqual([]);
	});

	it("of which one still looks up are listed only as long as they do", () => {
		const gone = STILL_LOOKING_UP.filter((line) => !imports.some((entry) => isKnown(entry)(line)));
		expect(gone).toEqual([]);
	});
});

describe("the checks themselves", () => {
	const value = (from: string, to: string): Import => ({ from, to, typeOnly: true });

	it("refuse a model that knows a hook, by its type alone", () => {
		expect(formLayerViolation(value("renderer/forms/model/a.ts", "renderer/forms/hooks/b.ts"))).toContain(
			"the way down",
		);
		expect(formLayerViolation(value("renderer/forms/hooks/b.ts", "renderer/forms/model/a.ts"))).toBeUndefined();
		expect(formLayerViolation(value("renderer/forms/stray/b.ts", "renderer/forms/model/a.ts"))).toContain(
			"the way down",
		);
	});

	it("find a ring of folders, whichever files make it, and none with their own parent", () => {
		const ring = [value("src/a/one.ts", "src/b/one.ts"), value("src/b/two.ts", "src/a/c/two.ts")];
		expect(folderRings(ring)).toEqual(["src/a ⇄ src/b"]);
		expect(folderRings([value("src/a/one.ts", "src/two.ts"), value("src/two.ts", "src/a/one.ts")])).toEqual([]);
	});
});
