import { FIELD_AUTHORING } from "../../field-types/authoring.gen.ts";
import { asArray } from "../../json/json.ts";
import { pointerTokens, toPointer } from "../../json/pointer.ts";
import { fieldOptions } from "../../rules/questions/field-options.ts";
import type { FieldOptions } from "../../types.gen.ts";
import type { Report } from "../diagnostic.ts";
import { schemaWays } from "../form-schemas.ts";
import { worded } from "../worded.ts";
import { typesOf } from "./declared-types.ts";
import { type PlaceSchemas, placeSchemas } from "./place-schemas.ts";
import type { SourcedForm } from "./sourced-form.ts";

/** A box that must be ticked leaves no way to say no: a required field of yes or no needs both as choices. */
export function checkTickBoxes({ place, document }: SourcedForm, report: Report): void {
	const optionsAt = fieldOptions(document);
	const ways = schemaWays(document);
	for (const field of placeSchemas(document)) {
		const options = optionsAt(field.pointer);
		if (
			(options.widget && !FIELD_AUTHORING[options.widget].onlyYes) ||
			!isRequired(field, options) ||
			!isYesOrNo(field)
		)
			continue;
		const at = ways.get(field.schemas[0] ?? document.schema) ?? ["schema"];
		const message = worded`${field.pointer} is required and asked by a box that must be ticked, so nobody can say no. Expected "widget": "radio" with "choices" for true and false, "const": true where yes is the only answer, or a question that is not required.`;
		report.add(place, toPointer(at), "only-yes", message);
	}
}

function isRequired({ pointer, around }: PlaceSchemas, { required_when }: FieldOptions): boolean {
	const name = pointerTokens(pointer).at(-1);
	return required_when !== undefined || around.some(({ required }) => asArray(required).includes(name));
}

const isYesOrNo = ({ schemas }: PlaceSchemas) =>
	schemas.some((schema) => typesOf(schema).includes("boolean")) &&
	!schemas.some((schema) => "const" in schema || "enum" in schema);
