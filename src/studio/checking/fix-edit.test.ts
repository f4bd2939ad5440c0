import { expect, it } from "vitest";
import { ownForm } from "../../../schemas/compiler/cases/provoke.fixture.ts";
import { MECHANICAL_CASES } from "../../../schemas/compiler/fixes/mechanical.fixture.ts";
import { check } from "../../../schemas/compiler/index.ts";
import { applyEdits } from "../../../schemas/edits/apply-edits.ts";
import { printDocument } from "../../../schemas/edits/print-document.ts";
import { readSources } from "../../../schemas/edits/read-text.ts";
import { applyJsonPatch } from "../../../schemas/json/json-patch.ts";
import { fixEdit } from "./fix-edit.ts";

it("mends by an edit exactly what the patch of each mechanical mistake mends", () => {
	let mended = 0;
	for (const [, schema] of MECHANICAL_CASES) {
		const given = ownForm(schema)();
		const { documents } = readSources(given);
		for (const problem of check(given)) {
			const edit = fixEdit(documents, problem);
			if (!problem.patch || !edit) continue;
			const { documents: after, refused } = applyEdits(documents, [{ ...edit, id: "1" }]);
			const patched = applyJsonPatch(documents[problem.document], problem.patch);
			expect(refused).toEqual([]);
			expect(printDocument(after[problem.document] ?? {})).toBe(printDocument(Object(patched)));
			mended += 1;
		}
	}
	expect(mended).toBeGreaterThan(10);
});

it("changes the smallest part that can be", () => {
	const documents = { "site.json": { kind: "site", login: "/logn", menu: [{ label: "a" }] } };
	const problem = {
		document: "site.json",
		pointer: "/login",
		line: 1,
		severity: "error",
		code: "unknown-page",
		message: "",
	} as const;
	const patch = [{ op: "replace", path: "/login", value: "/login" }] as const;
	expect(fixEdit(documents, { ...problem, patch })).toEqual({
		verb: "set",
		path: "site.json",
		at: "/login",
		value: "/login",
	});
	expect(
		fixEdit(documents, { ...problem, patch: [{ op: "test", path: "/login", value: "/changed" }] }),
	).toBeUndefined();
});
