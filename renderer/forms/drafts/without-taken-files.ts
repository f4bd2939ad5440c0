import { isObject } from "../../../schemas/rules/json.ts";
import { valueAt } from "../../../schemas/rules/pointer.ts";
import { uploadsIn } from "../../../schemas/rules/uploads-in.ts";
import type { EndedDraft, FormDocument } from "../../../schemas/types.gen.ts";
import { changeValue } from "../state/change-values.ts";
import { type FormValues, valuePath } from "../state/values-store.ts";
import { withoutUpload } from "../widgets/file/file-value.ts";

/**
 * Values without the files that a sent case took: no other case can take them. Where it is not known which files it took,
 * it took all; those of a discarded draft stay.
 */
export function withoutTakenFiles(
	form: FormDocument,
	values: FormValues,
	{ how, attachments }: Pick<EndedDraft, "how" | "attachments">,
): FormValues {
	if (how !== "sent") return values;
	let left: unknown = values;
	for (const { pointer, ids } of uploadsIn(form, values))
		for (const id of ids.filter((one) => attachments?.includes(one) ?? true)) {
			const without = withoutUpload(valueAt(left, pointer), id);
			left = changeValue(left, valuePath(left, pointer), without);
		}
	return isObject(left) ? left : values;
}
