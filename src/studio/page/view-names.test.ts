import { expect, it } from "vitest";
import { readShipped } from "../../../schemas/edits/shipped.fixture.ts";
import { asObject, type JsonObject } from "../../../schemas/json/json.ts";
import { filterRenamed, newViewPart } from "./new-view-part.ts";
import { viewChoices, viewParameters } from "./view-names.ts";

const documents = readShipped().documents;
const cases: JsonObject = asObject(documents["views/messages.json"]);
const one: JsonObject = asObject(documents["views/message.json"]);

const valuesOf = (view: JsonObject, key: string, pointer: string, part: JsonObject = {}) =>
	viewChoices(view, key, part, pointer)?.map(({ value }) => value);

it("names the parameters that a list can be asked with, but those of its pages", () => {
	const names = ["category", "status", "keyword", "from", "to", "project_id", "sort"];
	expect(viewParameters(cases).map(({ name }) => name)).toEqual(names);
	expect(valuesOf(cases, "name", "/filters/2")).toEqual(names);
	expect(valuesOf(cases, "name", "/card")).toBeUndefined();
});

it("names what the operation has of an entry, or of the one thing, as its reader would", () => {
	const bound = { bind: "/item/title" };
	expect(viewChoices(cases, "bind", bound, "/columns/0/value")).toContainEqual({
		value: "/item/category/name",
		label: "Category › Name",
	});
	expect(valuesOf(one, "bind", "/groups/0/fields/0/value", bound)).toContain("/item/reply_by");
	expect(valuesOf(cases, "bind", "/columns/0/value", bound)).not.toContain("/item/reply_by");
	expect(valuesOf(one, "answers", "")).toContain("/item/answers");
	expect(valuesOf(one, "bind", "/query/id", bound)).toBeUndefined();
});

it("begins a filter, a column, an order and a text with what the operation has and the view lacks", () => {
	const bare: JsonObject = { ...cases, filters: [], columns: [], sort: undefined };
	const category = asObject(newViewPart("ViewFilter", bare, documents));
	expect(category).toMatchObject({ name: "category", label: "Category", widget: "select" });
	expect(category.choices).toContainEqual({ value: "housing", label: "Housing and property management" });
	const status = asObject(newViewPart("ViewFilter", { ...bare, filters: [category] }, documents));
	expect(status).toMatchObject({ name: "status", widget: "select" });
	expect(status.choices).toContainEqual({ value: "accepted", label: "Accepted" });
	expect(JSON.stringify(status.choices)).not.toContain("merged");
	const keyword = asObject(newViewPart("ViewFilter", { ...bare, filters: [category, status] }, documents));
	expect(keyword).toEqual({ name: "keyword", label: "Keyword", widget: "search" });
	const three = { ...bare, filters: [category, status, keyword] };
	expect(newViewPart("ViewFilter", three, documents)).toMatchObject({ name: "from", widget: "date" });
	expect(newViewPart("ViewFilter", cases, documents)).toBeNull();
	expect(newViewPart("ViewSort", bare, documents)).toMatchObject({
		name: "sort",
		choices: [{ value: "newest" }, {}, {}],
	});
	expect(newViewPart("ViewColumn", cases, documents)).toMatchObject({
		value: { bind: expect.stringMatching(/^\/item\//) },
	});
	expect(newViewPart("ViewBody", { ...one, body: undefined }, documents)).toBe("/item/reply");
	expect(newViewPart("ViewColumn", { kind: "page" }, documents)).toBeNull();
});

it("offers staff every state and team, and of articles what another list of them offers", () => {
	const desk: JsonObject = { kind: "view", type: "list", operation: "deskGetCases", filters: [] };
	const state = asObject(newViewPart("ViewFilter", desk, {}));
	expect(state).toMatchObject({ name: "open", choices: [{ value: "open" }, { value: "closed" }, { value: "any" }] });
	const workflow = { "workflow.json": asObject(documents["workflow.json"]) };
	expect(JSON.stringify(newViewPart("ViewFilter", desk, workflow))).toContain('"merged"');
	const articles: JsonObject = { kind: "view", type: "list", operation: "articlesGetList", filters: [] };
	expect(newViewPart("ViewFilter", articles, documents)).toMatchObject({
		name: "category",
		options: { operation: "articlesGetCategory" },
	});
});

it("asks anew how one chooses once a filter is to ask by another parameter, and keeps a label that somebody worded", () => {
	const date = { name: "from", label: "From", widget: "date" };
	const renamed = filterRenamed(cases, date, "status", documents);
	expect(renamed).toMatchObject({ name: "status", label: "Status", widget: "select", choices: expect.any(Array) });
	const worded = { ...asObject(renamed), label: "Where it stands" };
	expect(filterRenamed(cases, worded, "from", documents)).toEqual({ ...date, label: "Where it stands" });
});
