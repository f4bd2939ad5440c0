import { expect, test } from "vitest";
import { changed, type Json } from "./changed-portal.fixture.ts";
import { compile } from "./index.ts";

const FORM = "forms/formats.json";

/** What is said of a time of day's initial value. */
const defaultsOf = (at: Record<string, Json>) =>
	compile(changed(FORM, ["schema", "properties", "at"], { type: "string", title: "At", ...at }, "form-formats"))
		.diagnostics.filter(({ pointer }) => pointer === "/schema/properties/at/default")
		.map(({ message }) => message);

test("of an initial value that is written otherwise than its format has it, the diagnostic says how it is written", () => {
	expect(defaultsOf({ format: "time", default: "10:00" })).toEqual([
		expect.stringContaining('Expected a time as answers have it, such as "08:30:00Z".'),
	]);
	expect(defaultsOf({ format: "date", default: "1 May" })).toEqual([expect.stringContaining('"2026-01-31"')]);
});

test("one that breaks another rule is told to fit them all", () => {
	expect(defaultsOf({ format: "time", maxLength: 3, default: "10:00" })).toEqual([
		expect.stringContaining("Expected a value that fits its type and its other keywords."),
	]);
});

test("one that fits is not spoken of", () => {
	expect(defaultsOf({ format: "time", default: "10:00:00Z" })).toEqual([]);
});
