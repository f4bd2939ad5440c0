import { expect, it } from "vitest";
import { namesWithin, translationsOf } from "./names-within.ts";

const found = (document: Record<string, unknown>) =>
	[...namesWithin(document)].map(({ name, pointer }) => `${name} ${pointer}`);

it.each([
	["steps", { steps: [{ id: "one" }, { title: "No id" }, { id: "two" }] }, ["one /steps/0/id", "two /steps/2/id"]],
	["categories", { categories: [{ code: "roads" }] }, ["roads /categories/0/code"]],
	["teams", { teams: [{ id: "works" }] }, ["works /teams/0/id"]],
	["filters", { filters: [{ name: "year" }] }, ["year /filters/0/name"]],
	["states of a workflow", { kind: "workflow", states: { "a/b": {} } }, ["a/b /states/a~1b"]],
	["no states of another document", { kind: "site", states: { a: {} } }, []],
	[
		"blocks of a page, within blocks too",
		{ kind: "page", blocks: [{ id: "top", tabs: [{ id: "tab", blocks: [{ id: "in" }] }] }] },
		["top /blocks/0/id", "tab /blocks/0/tabs/0/id", "in /blocks/0/tabs/0/blocks/0/id"],
	],
	["no blocks of another document", { kind: "view", blocks: [{ id: "top" }] }, []],
	[
		"operations, wherever they are used",
		{ submit: { operation: "send" }, list: [{ source: { operation: "read" } }] },
		["send /submit/operation", "read /list/0/source/operation"],
	],
])("finds the names of %s", (_name, document, names) => {
	expect(found(document)).toEqual(names);
});

it("gathers the translations of each text over all languages", () => {
	const all = translationsOf({
		"messages/zh-CN.json": { kind: "messages", messages: { Name: "姓名", Odd: 1 } },
		"messages/de-DE.json": { kind: "messages", messages: { Name: "Name" } },
		"site.json": { kind: "site", messages: { Name: "no" } },
	});
	expect([...all]).toEqual([["Name", ["姓名", "Name"]]]);
});
