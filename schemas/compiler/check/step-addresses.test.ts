import { describe, expect, test } from "vitest";
import { changed, type Json } from "../changed-portal.fixture.ts";
import { check } from "../index.ts";

const FORM = { type: "form", form: "steps" };
const TABS = (block: Json) => ({ type: "tabs", tabs: [{ id: "a", title: "A", blocks: [block] }] });
const found = (...blocks: Json[]) =>
	check(changed("pages/steps.json", ["blocks"], blocks, "form-steps"))
		.filter(({ code }) => code === "shared-step")
		.map(({ pointer }) => pointer);

describe("two forms with steps on one page", () => {
	test("are refused where both always stand there, however deep", () => {
		expect(found(FORM, FORM)).toEqual(["/blocks/1/form"]);
		expect(found(FORM, { type: "section", blocks: [{ type: "grid", blocks: [FORM] }] })).toEqual([
			"/blocks/1/blocks/0/blocks/0/form",
		]);
	});

	test("say which other form there is, and where", () => {
		const [diagnostic] = check(changed("pages/steps.json", ["blocks"], [FORM, FORM], "form-steps"));
		expect(diagnostic?.message).toContain('"steps" at /blocks/0');
		expect(diagnostic?.message).toContain("Expected one form with steps");
	});

	test("are taken where one of them may not stand there", () => {
		const when = { "/query/kind": { const: "a" } };
		expect(found(FORM)).toEqual([]);
		expect(found(FORM, { ...FORM, when })).toEqual([]);
		expect(found(FORM, { type: "section", when, blocks: [FORM] })).toEqual([]);
		expect(found(FORM, TABS(FORM))).toEqual([]);
	});
});
