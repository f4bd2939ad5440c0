import { isObject } from "../../../schemas/json/json.ts";
import type { LeafSchema } from "../../../schemas/json/leaf-schema.ts";
import { valueAt } from "../../../schemas/json/pointer.ts";
import { uploadId, uploadsIn } from "../../../schemas/rules/questions/uploads-in.ts";
import type { Attachment, EndedDraft, FormDocument } from "../../../schemas/types.gen.ts";
import { changeValue, type FormValues, valuePath } from "./values.ts";

const entryOf = (schema: LeafSchema | undefined, attachment: Attachment): unknown =>
	schema?.type === "object" ? attachment : attachment.id;

/** The value with one more upload: ids or attachment objects, as the schema's type says; never the file itself. */
export function withUpload(schema: LeafSchema, value: unknown, attachment: Attachment): unknown {
	if (schema.type !== "array") return entryOf(schema, attachment);
	const entries: readonly unknown[] = Array.isArray(value) ? value : [];
	return [...entries, entryOf(schema.items, attachment)];
}

/** The value without an upload; the last one gone leaves no value. */
export function withoutUpload(value: unknown, id: string): unknown {
	if (!Array.isArray(value)) return undefined;
	const left = value.filter((entry) => uploadId(entry) !== id);
	return left.length > 0 ? left : undefined;
}

/** A file under a name that tells its kind and nothing else. */
export function nameless(file: File): File {
	const [extension = ""] = /\.[a-z\d]{1,5}$/i.exec(file.name) ?? [];
	return new File([file], `attachment${extension}`, { type: file.type });
}

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
