import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { applyEdits } from "../../../schemas/edits/apply-edits.ts";
import type { NewEdit } from "../../../schemas/edits/types.ts";
import type { JsonObject } from "../../../schemas/json/json.ts";
import type { CanvasChange } from "../arrange/arrangement.ts";
import { createStudioI18n } from "../i18n/studio-i18n.ts";
import { formArrangement } from "./form-arrangement.ts";
import { fieldsOf } from "./form-model.ts";

/** Where the shipped complaint form stands. */
export const COMPLAINT_FORM = "forms/complaint.json";
export const shippedComplaint: JsonObject = JSON.parse(
	readFileSync(new URL("../../../schemas/documents/forms/complaint.json", import.meta.url), "utf8"),
);
export const steppedComplaint: JsonObject = {
	...shippedComplaint,
	steps: [
		{ id: "what", title: "What", fields: ["category", "title", "description"] },
		{ id: "who", title: "Who", fields: ["identity", "contact_name"] },
	],
};

/** What a form becomes by edits, none of which may be refused. */
export function formAfter(form: JsonObject, edits: readonly NewEdit[]): JsonObject {
	const { documents, refused } = applyEdits(
		{ [COMPLAINT_FORM]: form },
		edits.map((edit, at) => ({ ...edit, id: `e${at}` })),
	);
	expect(refused).toEqual([]);
	return documents[COMPLAINT_FORM] ?? {};
}

/** A form's question by its name. */
export function questionIn(form: JsonObject, name: string) {
	const field = fieldsOf(form).find((one) => one.name === name);
	if (!field) throw new Error(`no field ${name}`);
	return field;
}

const i18n = createStudioI18n("en-US");
/** A form as the canvas arranges it. */
export const arrangedForm = (form: JsonObject) => formArrangement(COMPLAINT_FORM, form, i18n);

/** What a form becomes by a change of its canvas, and the part that is selected then. */
export function changedForm(form: JsonObject, change: CanvasChange | null) {
	const made = formAfter(form, change?.edits ?? []);
	return { made, selected: change?.found(made) ?? null };
}

/** The ids of a form's parts in their order. */
export const partsInOrder = (form: JsonObject) => arrangedForm(form).parts.map(({ id }) => id);
