import { expect, it } from "vitest";
import { readShipped } from "../../../schemas/edits/shipped.fixture.ts";
import { meaningAt, namesOffered, valuesOffered } from "./meta-places.ts";
import { portalNames } from "./portal-names.ts";

const { documents } = readShipped();
const named = (what: string) => portalNames(documents, what);
const texts = (offers: readonly { text: string }[]) => offers.map(({ text }) => text);

it("offers the names that a document's kind has, without those that are there", () => {
	const page = { kind: "page", id: "x", blocks: [] };
	expect(texts(namesOffered(page, [], Object.keys(page)))).toEqual(expect.arrayContaining(["title", "path"]));
	expect(texts(namesOffered(page, [], Object.keys(page)))).not.toContain("blocks");
});

it("offers what a block of that type has, and every type where there is none", () => {
	const page = { kind: "page", blocks: [{ type: "notice" }, {}] };
	expect(texts(namesOffered(page, ["blocks", 0], ["type"]))).toContain("tone");
	expect(texts(valuesOffered(page, ["blocks", 1, "type"], named))).toEqual(
		expect.arrayContaining(['"heading"', '"form"']),
	);
});

it("offers what the portal has: forms, paths, operations", () => {
	const page = {
		kind: "page",
		blocks: [
			{ type: "form", form: "" },
			{ type: "link", link: { to: "" } },
		],
	};
	expect(texts(valuesOffered(page, ["blocks", 0, "form"], named))).toContain('"complaint"');
	const form = { kind: "form", submit: { operation: "" } };
	expect(texts(valuesOffered(form, ["submit", "operation"], named))).toContain('"messagesIndex"');
});

it("knows JSON Schema's keywords within a form's schema, and no keyword where questions have their names", () => {
	const form = { kind: "form", schema: { type: "object", properties: { a: {} } } };
	expect(texts(namesOffered(form, ["schema", "properties", "a"], []))).toEqual(
		expect.arrayContaining(["title", "maxLength"]),
	);
	expect(texts(namesOffered(form, ["schema", "properties"], []))).toEqual([]);
	expect(meaningAt(form, ["schema", "properties", "a", "maxLength"])).not.toBe("");
	expect(meaningAt(form, ["schema"])).not.toBe("");
});
