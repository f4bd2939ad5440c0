import { expect, it } from "vitest";
import { shippedTexts } from "../edits/shipped.fixture.ts";
import { compilationOf, compile, type DocumentSource } from "./index.ts";
import { createStateCompiler } from "./state-compiler.ts";

const FORM = "forms/complaint.json";

const shipped = shippedTexts();
const withForm = (change: (text: string) => string): DocumentSource[] =>
	shipped.map((one) => (one.path === FORM ? { ...one, text: change(one.text) } : one));

it("builds of each state the release that comes of it alone, whatever was compiled before", () => {
	const checked = createStateCompiler();
	const first = compilationOf(checked(shipped));
	expect(first).toEqual(compile(shipped));
	const longer = withForm((text) => text.replace(/"minLength": \d+/, '"minLength": 11'));
	const changed = compilationOf(checked(longer));
	expect(changed.release?.id).not.toBe(first.release?.id);
	expect(changed).toEqual(compile(longer));
	const broken = withForm(() => "{");
	expect(compilationOf(checked(broken))).toMatchObject({ release: null, diagnostics: compile(broken).diagnostics });
	expect(compilationOf(checked(shipped))).toEqual(first);
});

it("finds two documents at one path, and knows the next state by its own", () => {
	const checked = createStateCompiler();
	const once = shipped.filter(({ path }) => !path.startsWith("forms/"));
	const twice = [...once, ...once.slice(0, 1)];
	for (const state of [once, twice, once]) expect(checked(state).report.sorted()).toEqual(compile(state).diagnostics);
});
