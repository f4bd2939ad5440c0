import { expect, it } from "vitest";
import { nameableIn, offeredFor } from "./leaf-choices.ts";

const documents = {
	"views/cases.json": { kind: "view", id: "cases", title: "Cases" },
	"views/desk.json": { kind: "view", id: "desk", title: "Cases of the desk", audience: "staff" },
};

const offeredIn = (document: { kind: string; audience?: string }) =>
	offeredFor("view", {}, nameableIn(document, documents))?.map(({ value }) => value);

it("offers what is for staff alone to documents of staff, and to those that lead staff", () => {
	expect(offeredIn({ kind: "page" })).toEqual(["cases"]);
	expect(offeredIn({ kind: "page", audience: "staff" })).toEqual(["cases", "desk"]);
	expect(offeredIn({ kind: "workflow" })).toEqual(["cases", "desk"]);
});
