import { describe, expect, it } from "vitest";
import { applyEdits } from "../../../schemas/edits/apply-edits.ts";
import type { NewEdit } from "../../../schemas/edits/types.ts";
import type { JsonObject } from "../../../schemas/json/json.ts";
import {
	addCategory,
	addTeam,
	categoryRows,
	filingForms,
	handledBy,
	moveRow,
	possibleParents,
	possibleUnits,
	recodeCategory,
	removeCategory,
	restingStates,
	restrictCategory,
	teamRows,
} from "./categories-model.ts";

const PATH = "categories.json";
const document: JsonObject = {
	kind: "categories",
	categories: [
		{ code: "roads", name: "Roads", form: "other", team: "works" },
		{ code: "potholes", name: "Potholes", form: "damage", parent: "roads", team: "works" },
		{ code: "deep", name: { text: "Deep {n}" }, form: "damage", parent: "potholes" },
		{ code: "noise", name: "", form: "damage", publicity: "always" },
	],
	teams: [
		{ id: "works", name: "Works" },
		{ id: "north", name: "North", unit: "works" },
		{ id: "police", name: "Police" },
	],
};

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

function row(id: string) {
	const found = [...categoryRows(document), ...teamRows(document)].find((one) => one.id === id);
	if (!found) throw new Error(`no row ${id}`);
	return found;
}

function edited(edits: readonly NewEdit[], from = document): JsonObject {
	const made = edits.map((edit, at) => ({ ...edit, id: `e${at}` }));
	const { documents, refused } = applyEdits({ [PATH]: from }, made);
	expect(refused).toEqual([]);
	return documents[PATH] ?? {};
}

describe("the rows of a document of categories", () => {
	it("have their places, their names in plain words, and their codes where they have no name", () => {
		const rows = categoryRows({
			categories: [null, ...(Array.isArray(document.categories) ? document.categories : [])],
		});
		expect(rows.map(({ index, name }) => [index, name])).toEqual([
			[1, "Roads"],
			[2, "Potholes"],
			[3, "Deep {n}"],
			[4, "noise"],
		]);
		expect([ids(teamRows(document)), categoryRows({}), teamRows({ teams: 5 })]).toEqual([
			["works", "north", "police"],
			[],
			[],
		]);
	});

	it("move by one place, up or down", () => {
		expect(ids(categoryRows(edited(moveRow(PATH, document, "categories", 1, -1))))).toEqual([
			...["potholes", "roads", "deep", "noise"],
		]);
		expect(ids(teamRows(edited(moveRow(PATH, document, "teams", 1, 1))))).toEqual(["works", "police", "north"]);
	});

	it("tell which categories a team handles", () => {
		expect([ids(handledBy(document, "works")), handledBy(document, "police")]).toEqual([["roads", "potholes"], []]);
	});
});

describe("what a row can belong to", () => {
	it("is of a category any but itself and its own parts, however deep", () => {
		expect(ids(possibleParents(document, "roads"))).toEqual(["noise"]);
		expect(ids(possibleParents(document, "deep"))).toEqual(["roads", "potholes", "noise"]);
	});

	it("ends for categories that are parts of one another", () => {
		const circle = { categories: [{ code: "a", parent: "b" }, { code: "b", parent: "a" }, { code: "c" }] };
		expect(ids(possibleParents(circle, "a"))).toEqual(["c"]);
	});

	it("is of a team a unit that stands by itself, and none for one that is a unit", () => {
		expect([possibleUnits(document, "works"), ids(possibleUnits(document, "police"))]).toEqual([[], ["works"]]);
		expect(ids(possibleUnits(document, "north"))).toEqual(["works", "police"]);
	});
});

describe("a new row", () => {
	it("has a code that no category of the draft or of the portal has, a free name and the usual form", () => {
		const published = { categories: [{ code: "category", name: "Gone" }] };
		const { code, edits } = addCategory(PATH, document, published, "Roads");
		expect(code).toBe("category-2");
		expect(categoryRows(edited(edits)).at(-1)?.written).toEqual({
			code: "category-2",
			name: "Roads 2",
			description: "",
			form: "damage",
		});
	});

	it("has no form where there is no other category, and counts on", () => {
		const first = edited(addCategory(PATH, { categories: [] }, {}, "New").edits, { categories: [] });
		const second = edited(addCategory(PATH, first, {}, "New").edits, first);
		const third = edited(addCategory(PATH, second, {}, "New").edits, second);
		expect(categoryRows(third).map(({ id, name, written }) => [id, name, written.form])).toEqual([
			["category", "New", ""],
			["category-2", "New 2", ""],
			["category-3", "New 3", ""],
		]);
	});

	it("is a team at the end, or the first of all", () => {
		const published = { teams: [{ id: "team", name: "Gone" }] };
		expect(teamRows(edited(addTeam(PATH, document, published, "Police"))).at(-1)?.written).toEqual({
			id: "team-2",
			name: "Police 2",
		});
		expect(edited(addTeam(PATH, { kind: "categories" }, {}, "Team"), { kind: "categories" }).teams).toEqual([
			{ id: "team", name: "Team" },
		]);
	});
});

describe("a category that changes", () => {
	const parentOf = (changed: JsonObject, code: string) =>
		categoryRows(changed).find(({ id }) => id === code)?.written.parent;

	it("leaves its parts by themselves where it goes, and theirs with them", () => {
		const changed = edited(removeCategory(PATH, document, row("roads")));
		expect(ids(categoryRows(changed))).toEqual(["potholes", "deep", "noise"]);
		expect([parentOf(changed, "potholes"), parentOf(changed, "deep")]).toEqual([undefined, "potholes"]);
	});

	it("takes its parts along under another code", () => {
		const changed = edited(recodeCategory(PATH, document, row("potholes"), "holes"));
		expect(ids(categoryRows(changed))).toEqual(["roads", "holes", "deep", "noise"]);
		expect([parentOf(changed, "deep"), parentOf(changed, "holes")]).toEqual(["holes", "roads"]);
	});

	it("is never published while only its team reads it", () => {
		const restricted = edited(restrictCategory(PATH, document, row("noise"), true));
		expect(categoryRows(restricted)[3]?.written).toMatchObject({ publicity: "never", restricted: true });
		const [, , , again] = categoryRows(restricted);
		const opened = again && edited(restrictCategory(PATH, restricted, again, false), restricted);
		expect(categoryRows(opened ?? {})[3]?.written).toEqual({
			code: "noise",
			name: "",
			form: "damage",
			publicity: "never",
		});
	});
});

describe("what other documents give categories", () => {
	const files = (operation: string) => ({ kind: "form", submit: { operation } });

	it("are the forms that file cases, beside what is no form", () => {
		const documents = {
			a: files("messagesIndex"),
			b: files("userSetMobile"),
			c: { kind: "page" },
			d: { kind: "form" },
		};
		expect(Object.keys(filingForms(documents))).toEqual(["a", "c"]);
	});

	it("are the states of all workflows, each once", () => {
		const flow = (...states: string[]) => ({
			kind: "workflow",
			states: Object.fromEntries(states.map((name) => [name, { label: `In ${name}`, open311: "open" }])),
		});
		const states = restingStates({
			a: flow("new", "done"),
			b: flow("done", "away"),
			c: { ...flow("no"), kind: "page" },
		});
		expect(states.map(({ name, label, isOpen }) => [name, label, isOpen])).toEqual([
			["new", "In new", true],
			["done", "In done", true],
			["away", "In away", true],
		]);
	});
});
