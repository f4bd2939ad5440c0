import { toDocumentValue } from "../../../schemas/edits/document-value.ts";
import type { Json, NewEdit } from "../../../schemas/edits/types.ts";
import { asObject, asString, isObject, type JsonObject } from "../../../schemas/json/json.ts";
import { pointerTokens, toPointer } from "../../../schemas/json/pointer.ts";
import type { CanvasChange, Clip, Pasted } from "../arrange/arrangement.ts";
import { fittingOptions, type PastedAs } from "./clip-references.ts";
import { freeName } from "./field-types.ts";
import type { FieldTarget } from "./form-arrangement.ts";
import { type FormQuestion, fieldsOf } from "./form-model.ts";

/** A question with its schema and options, and those of what it holds, to be pasted elsewhere. */
export function fieldClip(form: JsonObject, { pointer, name, schema, required, label }: FormQuestion): Clip {
	const own = Object.entries(asObject(form.fields)).filter(([key]) => key === pointer || key.startsWith(`${pointer}/`));
	const options = Object.fromEntries(own.map(([key, value]) => [key.slice(pointer.length), value]));
	return { sort: "field", name: label, value: toDocumentValue({ pointer, name, schema, required, options }) };
}

/** Where a copied question is going to be asked, after those that are pasted before it in the same act: under a name that is free. */
export function pastedAs(
	form: JsonObject,
	clip: Pick<Clip, "value">,
	target: FieldTarget,
	before: readonly PastedAs[] = [],
): PastedAs | null {
	const { pointer, name: start, schema } = asObject(clip.value);
	if (typeof start !== "string" || !isObject(schema)) return null;
	const taken = new Set(before.map(({ to }) => pointerTokens(to).at(-1) ?? ""));
	const name = freeName(form, target.place, start, taken);
	return { from: asString(pointer) ?? null, to: `${target.owner}${toPointer([name])}` };
}

/** Questions that were pasted before in the same act. */
export const copiesOf = (pasted: readonly Pasted[] = []): PastedAs[] =>
	pasted.map(({ clip, id }) => ({ from: asString(asObject(clip.value).pointer) ?? null, to: id }));

/** Asks what was copied here too. `all` are the other questions of the same act: what one says of another is true of the copies. */
export function pastedField(
	path: string,
	form: JsonObject,
	clip: Pick<Clip, "value">,
	target: FieldTarget,
	own: PastedAs | null = pastedAs(form, clip, target),
	all: readonly PastedAs[] = [],
): CanvasChange | null {
	if (!own) return null;
	const { schema, required, options } = asObject(clip.value);
	const pointers = new Set(fieldsOf(form).map(({ pointer }) => pointer));
	const { "": first, ...within } = asObject(options);
	const optionsOf = (rest: string, one: unknown) => fittingOptions(one, `${own.to}${rest}`, pointers, [own, ...all]);
	const value: Json = {
		name: pointerTokens(own.to).at(-1) ?? "",
		schema: toDocumentValue(schema),
		required: required === true,
		options: optionsOf("", first),
	};
	const edits: NewEdit[] = [
		{
			verb: "add-field",
			path,
			at: toPointer(target.place),
			value,
			...(target.index !== undefined && { index: target.index }),
			...(target.step !== undefined && { to: `/steps/#${target.step}` }),
		},
		...Object.entries(within).map(
			([rest, one]): NewEdit => ({
				verb: "set",
				path,
				at: toPointer(["fields", `${own.to}${rest}`]),
				value: optionsOf(rest, one),
			}),
		),
	];
	return { edits, found: () => own.to };
}
