import { pointerTokens, toPointer } from "../../schemas/json/pointer.ts";
import { schemasAt } from "../../schemas/json/schema-at.ts";
import type { FormArtefact } from "../../schemas/release.ts";
import type { Visibility } from "../../schemas/rules/questions/described-values.ts";
import { fieldOptions } from "../../schemas/rules/questions/field-options.ts";
import type { FormDocument } from "../../schemas/types.gen.ts";

/** From what nobody else sees to what everybody does. */
const ORDER: readonly Visibility[] = ["private", "masked", "public"];

/** Gives the visibility of the value at a pointer as a form has it: its own, or that of the nearest group around it. */
function visibilityIn(document: FormDocument): (pointer: string) => Visibility {
	const optionsAt = fieldOptions(document);
	return (pointer) =>
		pointerTokens(pointer)
			.map((_token, index, tokens) => optionsAt(toPointer(tokens.slice(0, index + 1))).visibility)
			.reduce<Visibility>((around, own) => own ?? around, "private");
}

const stricterOf = (a: Visibility, b: Visibility): Visibility => (ORDER.indexOf(a) < ORDER.indexOf(b) ? a : b);

/**
 * A version of a form as others may see cases filed with it: where the version in force shows less of a field, it shows less
 * too, so that a field published by mistake is hidden by publishing the form anew. Fields that the version in force does not
 * have stay as they were.
 */
export function withStricterVisibility(form: FormArtefact, inForce: FormDocument): FormArtefact {
	const { document } = form;
	const own = visibilityIn(document);
	const present = visibilityIn(inForce);
	const isPresent = (pointer: string) => schemasAt(inForce.schema, pointer).length > 0;
	const pointers = new Set([...Object.keys(document.fields ?? {}), ...Object.keys(inForce.fields ?? {})]);
	const fields = [...pointers].map((pointer) => {
		const visibility = isPresent(pointer) ? stricterOf(own(pointer), present(pointer)) : own(pointer);
		return [pointer, { ...document.fields?.[pointer], visibility }] as const;
	});
	return { ...form, document: { ...document, fields: Object.fromEntries(fields) } };
}
