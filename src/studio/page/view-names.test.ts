import { expect, it } from "vitest";
import { readShipped } from "../../../schemas/edits/shipped.fixture.ts";
import { asObject, type JsonObject } from "../../../schemas/rules/json.ts";
import { newViewPart } from "./new-view-part.ts";
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
	const keyword = { name: "keyword", label: "Keyword", widget: "search" };
	expect(newViewPart("ViewFilter", bare)).toEqual(keyword);
	expect(newViewPart("ViewFilter", { ...bare, filters: [keyword] })).toMatchObject({ name: "from", widget: "date" });
	expect(newViewPart("ViewFilter", cases)).toBeNull();
	expect(newViewPart("ViewSort", bare)).toMatchObject({ name: "sort", choices: [{ value: "newest" }, {}, {}] });
	expect(newViewPart("ViewColumn", cases)).toMatchObject({ value: { bind: expect.stringMatching(/^\/item\//) } });
	expect(newViewPart("ViewBody", { ...one, body: undefined })).toBe("/item/reply");
	expect(newViewPart("ViewColumn", { kind: "page" })).toBeNull();
});
