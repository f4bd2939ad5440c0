import { expect, it } from "vitest";
import { checkShipped } from "../../../schemas/compiler/checked-shipped.fixture.ts";
import { applyEdits } from "../../../schemas/edits/apply-edits.ts";
import { printDocument } from "../../../schemas/edits/print-document.ts";
import { readShipped } from "../../../schemas/edits/shipped.fixture.ts";
import {
	freeDocumentName,
	modelsFor,
	type NewKind,
	nameFrom,
	newDocumentEdits,
	refusedNames,
	type WantedDocument,
} from "./new-document.ts";

const { documents } = readShipped();

const wanted = (kind: NewKind, rest: Partial<WantedDocument> = {}): WantedDocument => ({
	kind,
	title: "Missed bins",
	description: "A collection that did not come.",
	id: "missed-bins",
	like: "",
	address: "/missed-bins",
	inMenu: true,
	category: "",
	team: "environment",
	...rest,
});

/** The errors of the shipped portal with the documents that were made. */
function errorsWith(...all: WantedDocument[]): string[] {
	const edits = all
		.flatMap((one) => newDocumentEdits(documents, one, "Write here."))
		.map((edit, index) => ({ ...edit, id: String(index) }));
	const { documents: next, refused } = applyEdits(documents, edits);
	expect(refused).toEqual([]);
	const sources = Object.entries(next).map(([path, document]) => ({ path, text: printDocument(document) }));
	return checkShipped(sources)
		.filter(({ severity }) => severity === "error")
		.map(({ document, pointer, message }) => `${document}${pointer}: ${message}`);
}

it("begins a form and a page that could be published as they are", () => {
	expect(errorsWith(wanted("form"), wanted("page"))).toEqual([]);
	expect(errorsWith(wanted("form", { category: "waste" }))).toEqual([]);
});

it.each([
	["form", 5],
	["page", 5],
	["view", 5],
	["workflow", 1],
] as const)("begins a %s as a copy of any other", (kind, least) => {
	const models = modelsFor(documents, kind);
	expect(models.length).toBeGreaterThanOrEqual(least);
	const copies = models.map((like, index) =>
		wanted(kind, { like, id: `copy-${index}`, title: `Copy ${index}`, address: `/copies/${index}`, inMenu: false }),
	);
	expect(errorsWith(...copies)).toEqual([]);
});

it("refuses names and addresses that are taken, or that no address can have", () => {
	const refused = (one: Partial<WantedDocument>, kind: NewKind = "form") => refusedNames(documents, wanted(kind, one));
	expect(refused({})).toEqual({ id: false, address: false });
	expect(refused({ id: "complaint" }).id).toBe(true);
	expect(refused({ id: "roads" }).id).toBe(true);
	expect(refused({ id: "roads", category: "waste" }).id).toBe(false);
	expect(refused({ id: "Bins!" }).id).toBe(true);
	expect(refused({ address: "/help/index" }, "page").address).toBe(true);
	expect(refused({ address: "bins" }, "page").address).toBe(true);
});

it("makes a name of a title", () => {
	expect(nameFrom("Missed bins, café & more")).toBe("missed-bins-cafe-more");
	expect(nameFrom("24 hours")).toBe("hours");
	expect(nameFrom("漏收垃圾")).toBe("");
});

it("finds a name for a page whose address has a taken one", () => {
	expect(freeDocumentName(documents, "page", "opening-hours")).toBe("opening-hours");
	expect(freeDocumentName(documents, "page", "help")).toBe("help-2");
	expect(freeDocumentName({ ...documents, "pages/help-2.json": {} }, "page", "help")).toBe("help-3");
	expect(freeDocumentName(documents, "page", "")).toBe("");
});
