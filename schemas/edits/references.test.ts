import { expect, it } from "vitest";
import { valueAt } from "../json/pointer.ts";
import { isOwnEntry, referencesTo } from "./references.ts";
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

it("tells what belongs to a field itself from what uses it", () => {
	const field = { path: "forms/noise.json", at: "/schema/properties/address" };
	const own = { ...documents["forms/noise.json"], steps: [{ id: "where", title: "Where", fields: ["address"] }] };
	const found = referencesTo({ ...documents, "forms/noise.json": own }, field, "address");
	const entries = found.filter((one) => isOwnEntry(field, one)).map(({ pointer }) => pointer);
	expect(entries).toEqual(expect.arrayContaining(["/steps/0/fields/0", "/fields/~1address"]));
	const uses = found.filter((one) => !isOwnEntry(field, one)).map(({ pointer }) => pointer);
	expect(uses.length).toBeGreaterThan(0);
	for (const pointer of uses) expect(pointer).not.toMatch(/^\/steps|required\/\d+$/);
});
