import { toDocumentValue } from "../../../schemas/edits/document-value.ts";
import type { Json, NewEdit } from "../../../schemas/edits/types.ts";
import { asObject, isObject, type JsonObject } from "../../../schemas/json/json.ts";
import { pointerTokens, toPointer } from "../../../schemas/json/pointer.ts";
import type { CanvasChange, Clip } from "../arrange/arrangement.ts";
import { freeName } from "./field-types.ts";
import type { FieldTarget } from "./form-arrangement.ts";
import { type FormQuestion, fieldsOf } from "./form-model.ts";

/** A question with its schema and options, and those of what it holds, to be pasted elsewhere. */
export function fieldClip(form: JsonObject, { pointer, name, schema, required, label }: FormQuestion): Clip {
	const own = Object.entries(asObject(form.fields)).filter(([key]) => key === pointer || key.startsWith(`${pointer}/`));
	const options = Object.fromEntries(own.map(([key, value]) => [key.slice(pointer.length), value]));
	return { sort: "field", name: label, value: toDocumentValue({ name, schema, required, options }) };
}

/** What is said of the one field that it was copied from. */
const OF_ITS_OWN = ["formerly"];

/** What says something of other answers. */
const OF_OTHERS = ["when", "required_when", "compared", "computed", "calculated"];

/** Options without what speaks of answers that the form does not have. */
function fitting(options: unknown, pointers: ReadonlySet<string>): Json {
	const isKnown = (value: unknown): boolean => {
		if (typeof value === "string") return !value.startsWith("/form/") || pointers.has(value.slice("/form".length));
		if (Array.isArray(value)) return value.every(isKnown);
		return !isObject(value) || Object.entries(value).every(([key, entry]) => isKnown(key) && isKnown(entry));
	};
	const entries = Object.entries(asObject(options)).filter(
		([key, value]) => !OF_ITS_OWN.includes(key) && (!OF_OTHERS.includes(key) || isKnown(value)),
	);
	return toDocumentValue(Object.fromEntries(entries));
}

/** Asks what was copied here too, under a name that is free. `others` are the pointers of what is pasted before it, in the same act. */
export function pastedField(
	path: string,
	form: JsonObject,
	clip: Pick<Clip, "value">,
	target: FieldTarget,
	others: readonly string[] = [],
): CanvasChange | null {
	const { name: start, schema, required, options } = asObject(clip.value);
	if (typeof start !== "string" || !isObject(schema)) return null;
	const name = freeName(
		form,
		target.place,
		start,
		new Set(others.map((pointer) => pointerTokens(pointer).at(-1) ?? "")),
	);
	const pointers = new Set([...fieldsOf(form).map(({ pointer }) => pointer), ...others]);
	const pointer = `${target.owner}${toPointer([name])}`;
	const { "": own, ...within } = asObject(options);
	const value: Json = {
		name,
		schema: toDocumentValue(schema),
		required: required === true,
		options: fitting(own, pointers),
	};
	const edits: NewEdit[] = [
		{
			...{ verb: "add-field", path, at: toPointer(target.place), value },
			...(target.index !== undefined && { index: target.index }),
			...(target.step !== undefined && { to: `/steps/#${target.step}` }),
		},
		...Object.entries(within).map(
			([rest, one]): NewEdit => ({
				verb: "set",
				path,
				at: toPointer(["fields", `${pointer}${rest}`]),
				value: fitting(one, pointers),
			}),
		),
	];
	return { edits, found: () => pointer };
}
