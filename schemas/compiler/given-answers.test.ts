import { expect, test } from "vitest";
import { changed, type Json } from "./changed-portal.fixture.ts";
import { check } from "./index.ts";

const errors = (sources: Parameters<typeof check>[0]) => check(sources).filter(({ severity }) => severity === "error");

const fields = (own: Json) => errors(changed("forms/conditional.json", ["fields"], own, "form-conditional"));

test("a pointer that leads astray within a known source is reported once", () => {
	const found = errors(changed("forms/login.json", ["fields", "/mobile", "prefill"], "/user/mobil"));
	expect(found.map(({ message }) => message)).toEqual([expect.stringContaining('/user has no "mobil"')]);
});

test("fields that wait for each other's absence, or one for the other, may be asked", () => {
	expect(fields({ "/phone": { when: { "/form/why": false } }, "/why": { when: { "/form/phone": false } } })).toEqual(
		[],
	);
	expect(fields({ "/phone": { when: { "/form/why": true } }, "/why": { when: { "/form/urgent": true } } })).toEqual([]);
});

test("a hidden answer that a page gives a value is no error", () => {
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
