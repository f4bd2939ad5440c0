import fc from "fast-check";
import { expect, it } from "vitest";
import { recordedEdits } from "../../tests/fixtures/municipal-forms.ts";
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

/** A compiler that is given edit after edit, and is held against a fresh check of the same documents. */
function heldCompiler() {
	const compiler = createIncrementalCompiler(texts);
	compiler.check();
	let before: readonly DocumentSource[] = texts;
	return {
		edit(edits: readonly Edit[], from: EditState = base): EditState {
			let state = from;
			for (const edit of edits) {
				state = applyEditsTo(state, [edit]);
				const now = printSources(texts, base, state);
				setAll(compiler, before, now);
				before = now;
			}
			return state;
		},
		compare: () => expect(JSON.stringify(compiler.check())).toBe(JSON.stringify(check(before))),
	};
}

it("finds after edits at random what a fresh check of the same documents finds, to the byte", () => {
	const held = heldCompiler();
	fc.assert(
		fc.property(fc.array(effectiveEdit, { minLength: 3, maxLength: 8 }), (edits: Edit[]) => {
			held.edit(edits);
			held.compare();
		}),
		{ seed: SEED, numRuns: 4 },
	);
}, 120_000);

it("finds the same while a form is made, its fields added, set and removed", () => {
	const held = heldCompiler();
	const edits = recordedEdits("missed-bins");
	const parts = [edits.slice(0, 4), edits.slice(4, 14), edits.slice(14)];
	const made = parts.reduce((state, part) => {
		const next = held.edit(part, state);
		held.compare();
		return next;
	}, base);
	expect(Object.keys(made.documents)).toContain("forms/missed-bin-collection.json");
}, 60_000);

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
