import { describe, expect, it } from "vitest";
import { importCycles, projectImports } from "./import-graph.ts";
import { zoneViolation } from "./zones.ts";

describe("imports", () => {
	const imports = projectImports();

	it("are found at all", () => {
		expect(imports.length).toBeGreaterThan(100);
		expect(imports).toContainEqual({
			from: "src/main.tsx",
			to: "src/app/start-when-settled.ts",
			typeOnly: false,
		});
	});

	it("stay within their zones", () => {
		expect(imports.map(zoneViolation).filter(Boolean)).toEqual([]);
	});

	it("form no cycle", () => {
		expect(importCycles(imports)).toEqual([]);
	});
});

describe("the checks themselves", () => {
	const value = (from: string, to: string) => zoneViolation({ from, to, typeOnly: false });

	it("refuse a renderer that imports an adapter's code, and let its types pass", () => {
		expect(value("renderer/a.ts", "adapters/adapter.ts")).toContain("may import schemas");
		expect(zoneViolation({ from: "renderer/a.ts", to: "adapters/adapter.ts", typeOnly: true })).toBeUndefined();
	});

	it("refuse a server that reaches into the browser's code", () => {
		expect(value("server/app.ts", "renderer/index.ts")).toContain("server/ may import schemas");
	});

	it("refuse an application that enters the renderer or the adapters past their doors", () => {
		expect(value("src/app/App.tsx", "renderer/scope/scope.ts")).toContain("by its door, renderer/index.ts");
		expect(value("src/app/App.tsx", "adapters/http/client.ts")).toContain("by its door, adapters/index.ts");
		expect(value("src/app/App.tsx", "renderer/index.ts")).toBeUndefined();
		expect(value("src/app/App.tsx", "renderer/forms/FormHost.tsx")).toBeUndefined();
	});

	it("refuse a block that imports another block or the registry", () => {
		expect(value("renderer/blocks/card/CardBlock.tsx", "renderer/blocks/text/TextBlock.tsx")).toContain("each other");
		expect(value("renderer/blocks/card/CardBlock.tsx", "renderer/registry/registry.ts")).toContain("the way is");
	});

	it("find a ring of three files once", () => {
		const ring = ["a", "b", "c"].map((from, at) => ({ from, to: ["b", "c", "a"][at] ?? "", typeOnly: false }));
		expect(importCycles(ring)).toEqual(["a → b → c → a"]);
	});
});
