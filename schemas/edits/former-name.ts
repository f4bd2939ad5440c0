import { asArray, asObject, type JsonObject } from "../json/json.ts";
import { pointerTokens, toPointer } from "../json/pointer.ts";
import type { FormFieldPlace } from "./field-places.ts";

/**
 * A form document in which a renamed field says what it was called: drafts and submissions hold answers under that name. One that
 * has a former name again drops it from the list.
 */
export function withFormerName(form: JsonObject, { name, pointer }: FormFieldPlace, to: string): JsonObject {
	const own = toPointer([...pointerTokens(pointer).slice(0, -1), to]);
	const fields = asObject(form.fields);
	const options = asObject(fields[own]);
	const others = asArray(options.formerly).filter((one) => one !== name && one !== to);
	return { ...form, fields: { ...fields, [own]: { ...options, formerly: [...others, name] } } };
}
