import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { type DeclaredOperation, registriesOf } from "./registries.ts";

const ROOT = join(import.meta.dirname, "..");

const QUERY: DeclaredOperation = {
	operation: "weatherGet",
	method: "GET",
	path: "api/Weather/get",
	kind: "query",
	description: "The weather.",
};
const COMMAND: DeclaredOperation = {
	operation: "weatherWish",
	method: "POST",
	path: "api/Weather/wish",
	kind: "command",
	description: "Wishes for some.",
	invalidates: ["weatherGet"],
};

const textsOf = (...operations: DeclaredOperation[]) =>
	registriesOf(operations, [{ path: "sky.ts", text: "export const weatherWish: Handler = () => null;" }]).map(
		({ text }) => text,
	);

it("registers an operation of schemas/api in all four, with nothing else to edit", () => {
	const [adapters = "", routes, handlers, cases] = textsOf(QUERY, COMMAND);
	expect(adapters).toContain('weatherGet: queryAdapter("weatherGet"),');
	expect(adapters).toContain('weatherWish: commandAdapter("weatherWish", "weatherGet"),');
	expect(routes).toContain('import { weatherGet } from "./weatherGet.ts";');
	expect(handlers).toContain('import { weatherWish } from "./sky.ts";');
	expect(handlers).toContain('import { weatherGet } from "./weatherGet.ts";');
	expect(cases).toContain('import weatherWish from "./cases/weatherWish.ts";');
});

it("keeps an adapter as fresh as its schema says", () => {
	expect(textsOf({ ...QUERY, freshness: { onFocus: false } })[0]).toContain(
		'weatherGet: queryAdapter("weatherGet", {"onFocus":false}),',
	);
});

it("names what the response to a query marks as read", () => {
	expect(textsOf({ ...QUERY, invalidates: ["skyGet"] })[0]).toContain(
		'weatherGet: queryAdapter("weatherGet", {"invalidates":["skyGet"]}),',
	);
});

it("leaves no list of operations that is written by hand", () => {
	const lists = globSync("{adapters,server,tests}/**/*.ts", { cwd: ROOT, exclude: ["**/*.gen.ts"] }).filter((path) => {
		const text = readFileSync(join(ROOT, path), "utf8");
		return ["articlesGetList,", "messagesIndex,", "userLogCreateLog,"].every((line) => text.includes(`\t${line}\n`));
	});
	expect(lists).toEqual([]);
});
