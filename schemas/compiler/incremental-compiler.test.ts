import fc from "fast-check";
import { expect, it } from "vitest";
import { anyEdit } from "../edits/any-edit.fixture.ts";
import { applyEditsTo } from "../edits/apply-edits.ts";
import { printSources } from "../edits/print-document.ts";
import { readShipped, shippedTexts } from "../edits/shipped.fixture.ts";
import type { Edit, EditState } from "../edits/types.ts";
import { createIncrementalCompiler } from "./incremental-compiler.ts";
import { check, type DocumentSource } from "./index.ts";

const SEED = 20_261;
const texts = shippedTexts();
const base = readShipped();

/** Gives a compiler the documents as they are, and takes from it those that are gone. */
function setAll(
	compiler: ReturnType<typeof createIncrementalCompiler>,
	before: readonly DocumentSource[],
	now: readonly DocumentSource[],
) {
	const paths = new Set(now.map(({ path }) => path));
	for (const { path } of before) if (!paths.has(path)) compiler.set(path, null);
	for (const { path, text } of now) compiler.set(path, text);
}

/** Edits that take effect: of five drawn at random four are refused, which leaves nothing to check anew. */
const effectiveEdit = anyEdit.filter((edit) => {
	const { documents } = applyEditsTo(base, [edit]);
	return Object.keys({ ...base.documents, ...documents }).some((path) => documents[path] !== base.documents[path]);
});

it("finds after each edit of every verb what a fresh check of the same documents finds, to the byte", () => {
	const compiler = createIncrementalCompiler(texts);
	compiler.check();
	let before: readonly DocumentSource[] = texts;
	fc.assert(
		fc.property(fc.array(effectiveEdit, { minLength: 1, maxLength: 5 }), (edits: Edit[]) => {
			let state: EditState = base;
			for (const edit of edits) {
				state = applyEditsTo(state, [edit]);
				const now = printSources(texts, base, state);
				setAll(compiler, before, now);
				before = now;
			}
			expect(JSON.stringify(compiler.check())).toBe(JSON.stringify(check(before)));
		}),
		{ seed: SEED, numRuns: 8 },
	);
}, 120_000);

it("forgets what a document said once it is gone, and what hung on it", () => {
	const compiler = createIncrementalCompiler(texts);
	const atFirst = compiler.check();
	compiler.set("forms/complaint.json", null);
	expect(compiler.check().map(({ code }) => code)).toContain("unknown-form");
	compiler.set("forms/complaint.json", texts.find(({ path }) => path === "forms/complaint.json")?.text ?? "");
	expect(compiler.check()).toEqual(atFirst);
});

it("takes a text that is no JSON for the document it most likely was", () => {
	const compiler = createIncrementalCompiler(texts);
	compiler.set("forms/complaint.json", '{ "kind": "form", "id": "complaint", ');
	expect(compiler.check().map(({ code, document }) => `${document} ${code}`)).toEqual(
		[...check(texts).map(({ code, document }) => `${document} ${code}`), "forms/complaint.json syntax"].sort(),
	);
});
