import { asArray } from "../../rules/json.ts";
import { toPointer } from "../../rules/pointer.ts";
import { alternatives, within } from "../../rules/schema-at.ts";
import type { FormDocument } from "../../types.gen.ts";
import type { Report } from "../diagnostic.ts";
import { answerSchemas, type SourcedForm } from "./sourced-form.ts";
import { topNames } from "./steps.ts";

/** A box that must be ticked leaves no way to say no: a required question of yes or no needs both as choices. */
export function checkTickBoxes({ place, document }: SourcedForm, report: Report): void {
	for (const name of topNames(document)) {
		const pointer = toPointer([name]);
		const { widget = "checkbox" } = document.fields?.[pointer] ?? {};
		if (widget !== "checkbox" || !isRequired(document, name) || !asksYesOrNo(document, pointer)) continue;
		const message = `"${name}" is required and asked by a box that must be ticked, so nobody can say no. Expected "widget": "radio" with "choices" for true and false, "const": true where yes is the only answer, or a question that is not required.`;
		report.add(place, `/schema/properties${pointer}`, "only-yes", message);
	}
}

function isRequired({ schema, fields }: FormDocument, name: string): boolean {
	if (fields?.[toPointer([name])]?.required_when !== undefined) return true;
	return alternatives(schema, within(schema)).some((one) => asArray(one.required).includes(name));
}

function asksYesOrNo(document: FormDocument, pointer: string): boolean {
	const said = answerSchemas(document, pointer);
	return said.some(({ type }) => type === "boolean") && !said.some((one) => "const" in one || "enum" in one);
}
