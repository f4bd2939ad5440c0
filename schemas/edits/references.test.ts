import { expect, it } from "vitest";
import { valueAt } from "../rules/pointer.ts";
import { operationUses, referencesTo } from "./references.ts";
import { readShipped } from "./shipped.fixture.ts";

const { documents } = readShipped();

it("finds every place that refers to a form, each of which names it", () => {
	const found = referencesTo(documents, { path: "forms/noise.json", at: "/id" }, "noise");
	expect(found.map(({ path }) => path)).toContain("categories.json");
	for (const { path, pointer } of found) expect(valueAt(documents[path], pointer)).toBe("noise");
});

it("finds the conditions and options that refer to a field", () => {
	const found = referencesTo(
		documents,
		{ path: "forms/complaint.json", at: "/schema/properties/contact_by" },
		"contact_by",
	);
	const pointers = found.map(({ pointer }) => pointer);
	expect(pointers).toContain("/fields/~1contact_time/when/~1form~1contact_by");
	for (const { path, pointer } of found) expect(JSON.stringify([valueAt(documents[path], pointer)])).not.toBe("[null]");
});

it("finds the links to a page", () => {
	const found = referencesTo(documents, { path: "pages/help.json", at: "/path" }, "/help/index");
	expect(found.map(({ path }) => path)).toContain("site.json");
	expect(found.every(({ path, pointer }) => valueAt(documents[path], pointer) === "/help/index")).toBe(true);
});

it("lists operations with the documents that name them", () => {
	const uses = operationUses(documents).get("messagesGetList") ?? [];
	expect(uses.length).toBeGreaterThan(0);
	for (const { path, pointer } of uses) expect(valueAt(documents[path], pointer)).toBe("messagesGetList");
});
