import { describe, expect, it } from "vitest";
import { type Import, projectImports } from "./import-graph.ts";
import { folderRings, formLayerViolation, isProduct } from "./layers.ts";

describe("folders", () => {
	const imports = projectImports().filter(isProduct);

	it("of a form only look down", () => {
		expect(imports.filter((entry) => entry.from.startsWith("renderer/forms/")).length).toBeGreaterThan(300);
		expect(imports.flatMap((entry) => formLayerViolation(entry) ?? [])).toEqual([]);
	});

	it("beside each other form no ring, by types neither", () => {
		expect(folderRings(imports)).toEqual([]);
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
