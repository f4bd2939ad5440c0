import { FIELD_AUTHORING } from "../../field-types/authoring.gen.ts";
import { asArray } from "../../json/json.ts";
import { pointerTokens, toPointer } from "../../json/pointer.ts";
import { alternatives, schemasAt, within } from "../../json/schema-at.ts";
import type { FormDocument } from "../../types.gen.ts";
import type { Report } from "../diagnostic.ts";
import { worded } from "../worded.ts";
import type { SourcedForm } from "./sourced-form.ts";

/** A consent that must be given has to be given: a ticked box that is unticked again has a value too, no. */
export function checkConsents({ place, document }: SourcedForm, report: Report): void {
	for (const [pointer, { widget, required_when }] of Object.entries(document.fields ?? {})) {
		if (!widget || !FIELD_AUTHORING[widget].agreement) continue;
		if (required_when === undefined && !isRequired(document, pointer)) continue;
		if (!takesNo(document, pointer)) continue;
		const message = worded`${pointer} is required, but "no" is an answer too, so the form is sent without consent. Expected "const": true in the field's schema, or a consent that is not required.`;
		report.add(place, `/fields${toPointer([pointer])}/widget`, "empty-consent", message);
	}
}

const partsAt = ({ schema }: FormDocument, pointer: string) => {
	const resolve = within(schema);
	return schemasAt(schema, pointer, resolve).flatMap((one) => alternatives(one, resolve));
};

function isRequired(document: FormDocument, pointer: string): boolean {
	const tokens = pointerTokens(pointer);
	const around = partsAt(document, toPointer(tokens.slice(0, -1)));
	return around.some(({ required }) => asArray(required).includes(tokens.at(-1)));
}

/** Whether all that is said of a field leaves `false` as a value. */
const takesNo = (document: FormDocument, pointer: string) =>
	!partsAt(document, pointer).some(
		(own) => ("const" in own && own.const !== false) || (Array.isArray(own.enum) && !own.enum.includes(false)),
	);
