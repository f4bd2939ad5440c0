import { asArray, isObject } from "../../../schemas/rules/json.ts";
import { valueAt } from "../../../schemas/rules/pointer.ts";
import { uploadId, uploadsIn } from "../../../schemas/rules/uploads-in.ts";
import type { Attachment, FormDocument } from "../../../schemas/types.gen.ts";
import { changeValue } from "../state/change-values.ts";
import { type FormValues, valuePath } from "../state/values-store.ts";

/** What became of files that were sent anew, by the id that they had; undefined for one that could not be. */
export type Resent = ReadonlyMap<string, Attachment | undefined>;

/** An entry of a file value with the file's new id; nothing for one that is gone. */
function entryWith(entry: unknown, resent: Resent): unknown[] {
	const id = uploadId(entry);
	if (id === undefined || !resent.has(id)) return [entry];
	const attachment = resent.get(id);
	return attachment === undefined ? [] : [isObject(entry) ? attachment : attachment.id];
}

function valueWith(value: unknown, resent: Resent): unknown {
	if (!Array.isArray(value)) return entryWith(value, resent)[0];
	const left = asArray(value).flatMap((entry) => entryWith(entry, resent));
	return left.length > 0 ? left : undefined;
}

/** Form values in which files that were sent anew stand under their new ids; the same object where none is named. */
export function withResent(form: FormDocument, values: FormValues, resent: Resent): FormValues {
	const named = uploadsIn(form, values).filter(({ ids }) => ids.some((id) => resent.has(id)));
	let changed: unknown = values;
	for (const { pointer } of named)
		changed = changeValue(changed, valuePath(values, pointer), valueWith(valueAt(values, pointer), resent));
	return isObject(changed) && named.length > 0 ? { ...changed } : values;
}
