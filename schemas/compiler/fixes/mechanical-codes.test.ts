import { expect, it } from "vitest";
import { applyJsonPatch } from "../../json/json-patch.ts";
import { ALL_CASES } from "../cases/all-cases.fixture.ts";
import { block, list, login, ownForm } from "../cases/provoke.fixture.ts";
import { checkInTurn } from "../checked-shipped.fixture.ts";
import { CODES, type Diagnostic, type DiagnosticCode } from "../index.ts";
import { MECHANICAL_CASES } from "./mechanical.fixture.ts";

/** What was meant is plain in some or all cases: those carry a JSON Patch, and a case below proves it of each code. */
const MECHANICAL: readonly DiagnosticCode[] = [
	...(["unknown-kind", "unknown-block", "unknown-icon", "unknown-operation", "unknown-form", "unknown-view"] as const),
	...(["unknown-page", "unknown-parameter", "unknown-pointer", "unknown-field", "unknown-widget"] as const),
	...(["unknown-category", "unknown-team", "parameter-type", "meta", "unsendable", "field-in-no-step"] as const),
	...(["outside-reference", "invalid-schema", "unsupported-keyword", "nothing-to-ask", "widget-type"] as const),
	...(["unlabelled-alternative", "unlabelled-field"] as const),
];

/** Why there is no patch: somebody has to decide. */
const JUDGED: Readonly<Partial<Record<DiagnosticCode, string>>> = {
	syntax: "a text that is no JSON has no pointers",
	"too-large": "what may go is its author's choice",
	"duplicate-key": "either value may be meant",
	"operation-kind": "which operation is meant",
	"missing-parameter": "which value it gets",
	"pointer-type": "which pointer is meant",
	"untitled-case": "which answer is the title",
	"duplicate-path": "which of the two moves",
	"duplicate-id": "which of the two is renamed, and what leads to it",
	"condition-never-holds": "which part of the condition is wrong",
	"unreachable-step": "whether the step or its condition goes",
	"shared-step": "which form moves to a page of its own",
	"reserved-name": "what the property is called instead",
	"condition-loop": "which condition of the circle goes",
	"computed-loop": "which calculation of the circle goes",
	"computed-elsewhere": "what it is computed from instead",
	"empty-consent": "whether consent must be given",
	"only-yes": "whether no is an answer",
	"never-offered": "whether further answers are wanted",
	"unchecked-options": "whether the operation or the choice changes",
	contradiction: "which of the two parts is right",
	untranslated: "a translation has to be written",
	"stale-translation": "a translation has to be read again",
	"malformed-message": "what the text was to say",
	"message-argument": "which argument is meant",
	"logo-picture": "which picture takes its place",
	"incomplete-logo": "which picture it has, or what it shows",
	"unlabelled-logo": "what the picture says",
	"low-contrast": "which colour changes",
	"redirect-nowhere": "where it leads, or whether it goes",
	"redirect-loop": "which redirect of the circle goes",
	"missing-document": "a document has to be written",
	"unknown-workflow": "which workflow is meant",
	"state-differs": "which wording is right",
	"unknown-state": "which state is meant",
	"unknown-action": "which step is meant",
	"unreachable-state": "which transition leads there",
	"dead-end-state": "which transition leads on",
	"staff-only": "whether the document or its use is for staff",
	"server-path": "which path it gets",
	"address-words": "which words are the portal's",
	"category-loop": "which parent of the circle goes",
	"category-form": "which form files the cases",
	"restricted-category": "which team, or whether it is restricted",
	"stale-test-case": "what the test case is to prove",
	"unknown-locale": "which locale is meant, or whether the portal is to speak it",
	"unknown-time-zone": "which time zone is meant",
};

/** Names that are nearly written, of codes whose other cases have none like them. */
const NEARLY = [
	login(["fields", "/mobile", "widget"], "mobil"),
	login(["fields", "mobile"], { hint: "As on the bill." }),
	list(["id"], "articlez"),
	block({ type: "text", txt: "Welcome" }),
	login(["titel"], "Login"),
];

const PORTALS = [
	...ALL_CASES.map(([, , sources]) => sources),
	...MECHANICAL_CASES.map(([, schema]) => ownForm(schema)),
	...NEARLY,
];

it("places every code: mended mechanically, or judged for a reason", () => {
	const placed = [...MECHANICAL, ...Object.keys(JUDGED)];
	expect(placed.toSorted()).toEqual(Object.keys(CODES).toSorted());
});

/** By which a diagnostic is the one of before; a patch may leave others for the next. */
const SAME = ["code", "document", "pointer", "message"] as const;

it("mends by a patch at least one case of each mechanical code, and none of a judged one", () => {
	const check = checkInTurn();
	const mended = new Set<DiagnosticCode>();
	for (const sources of PORTALS) {
		const given = sources();
		for (const problem of check(given)) {
			const { code, document, patch } = problem;
			if (!patch || mended.has(code)) continue;
			const patched = given.map(({ path, text }) => {
				return { path, text: path === document ? JSON.stringify(applyJsonPatch(JSON.parse(text), patch)) : text };
			});
			const same = (one: Diagnostic) => SAME.every((part) => one[part] === problem[part]);
			if (!check(patched).some(same)) mended.add(code);
		}
	}
	expect([...mended].toSorted()).toEqual(MECHANICAL.toSorted());
});
