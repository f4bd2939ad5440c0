import { expect, test } from "vitest";
import { changed, type Json } from "./changed-portal.fixture.ts";
import { check } from "./index.ts";

const errors = (sources: Parameters<typeof check>[0]) => check(sources).filter(({ severity }) => severity === "error");

const fields = (own: Json) => errors(changed("forms/conditional.json", ["fields"], own, "form-conditional"));

/** What a form declares against itself, with a schema of its own. */
const contradictions = (schema: Json) =>
	errors(changed("forms/login.json", ["schema"], schema)).filter(({ code }) => code === "contradiction");

test("a pointer that leads astray within a known source is reported once", () => {
	const found = errors(changed("forms/login.json", ["fields", "/mobile", "prefill"], "/user/mobil"));
	expect(found.map(({ message }) => message)).toEqual([expect.stringContaining('/user has no "mobil"')]);
});

test("a field may wait for another that waits for a third", () => {
	expect(fields({ "/phone": { when: { "/form/why": true } }, "/why": { when: { "/form/urgent": true } } })).toEqual([]);
});

test("a field in a row may hang on how many rows there are", () => {
	const own = { when: { "/form/things": { type: "array", minItems: 2 } } };
	expect(errors(changed("forms/computed.json", ["fields", "/things/*/count"], own, "form-computed"))).toEqual([]);
});

test("a hidden value that a page gives a value is no error", () => {
	const hidden = changed("forms/login.json", ["fields", "/mobile", "widget"], "hidden");
	const page = changed(
		"pages/login.json",
		["blocks"],
		[{ type: "form", form: "login", prefill: { mobile: { bind: "/query/mobile" } } }],
	).find(({ path }) => path === "pages/login.json");
	const all = hidden.map((source) => (page && source.path === page.path ? page : source));
	expect(errors(all).filter(({ code }) => code === "unsendable")).toEqual([]);
	expect(errors(hidden).filter(({ code }) => code === "unsendable")).toHaveLength(1);
});

test("what a branch makes required may be asked outside of it", () => {
	const branch = [{ properties: { card: { minLength: 1 } }, dependentRequired: { card: ["holder"] } }];
	expect(errors(changed("forms/dependents.json", ["schema", "allOf"], branch, "form-dependents"))).toEqual([]);
});

test("what may be chosen may hang on another value", () => {
	const rule = (test: Json, parts: string[]): Json => ({
		if: test,
		// biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword
		then: { properties: { part: { enum: parts } } },
	});
	const where = (own: Json): Json => ({ properties: { where: own }, required: ["where"] });
	const schema = (...allOf: Json[]): Json => ({
		type: "object",
		properties: {
			where: { type: "string", title: "Where", enum: ["road", "park"] },
			part: { type: "string", title: "What" },
		},
		allOf,
	});
	const road = where({ const: "road" });
	const park = where({ enum: ["park", "wood"] });
	const onRoad = rule(road, ["kerb", "lamp"]);
	expect(contradictions(schema(onRoad, rule(park, ["bench", "path"])))).toEqual([]);
	expect(contradictions(schema(onRoad, rule({ not: road }, ["bench", "path"])))).toEqual([]);
	expect(contradictions(schema(onRoad, rule(where({ not: { const: "road" } }), ["bench", "path"])))).toEqual([]);
	expect(contradictions(schema(onRoad, rule(road, ["bench", "path"])))).toHaveLength(1);
});
