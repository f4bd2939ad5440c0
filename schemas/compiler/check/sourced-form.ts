import { asArray, asObject } from "../../json/json.ts";
import { toPointer } from "../../json/pointer.ts";
import { alternatives, schemasSetAt, within } from "../../json/schema-at.ts";
import { isMade } from "../../rules/values/calculation.ts";
import type { FormDocument } from "../../types.gen.ts";
import type { Place } from "../diagnostic.ts";

/** A form document, and where it stands. */
export type SourcedForm = { place: Place; document: FormDocument };

/** All that a form's schema declares of the value at a pointer. */
export const responseSchemas = ({ schema }: FormDocument, pointer: string) => schemasSetAt(schema, pointer);

/** Whether the form's schema has a property of its first level by name, and not just room for one. */
export const declaresField = ({ schema }: FormDocument, name: string) =>
	alternatives(schema, within(schema)).some((one) => Object.hasOwn(asObject(one.properties), name));

/** Whether a value of the form's first level is there whenever the form can be sent. */
export function isAlwaysFilled({ schema, fields, steps }: FormDocument, name: string): boolean {
	const required = alternatives(schema, within(schema)).some((one) => asArray(one.required).includes(name));
	const step = steps?.find((one) => one.fields.includes(name));
	return required && fields?.[toPointer([name])]?.when === undefined && step?.when === undefined;
}

/** Whether the form itself settles a value, or who leads to it does: nobody has to type it. */
export function isFilledIn(document: FormDocument, pointer: string): boolean {
	const options = document.fields?.[pointer] ?? {};
	const given = responseSchemas(document, pointer).some((one) => "default" in asObject(one));
	return given || options.prefill !== undefined || isMade(options);
}
