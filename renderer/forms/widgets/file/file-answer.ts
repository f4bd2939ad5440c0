import type { Attachment } from "../../../../schemas/types.gen.ts";
import type { LeafSchema } from "../../schema/leaf-schema.ts";
import { isRecord } from "../../state/is-record.ts";

/** The upload's id in an entry of a file answer: the id itself, or an attachment object. */
export function uploadId(entry: unknown): string | undefined {
	if (typeof entry === "string") return entry;
	return isRecord(entry) && typeof entry.id === "string" ? entry.id : undefined;
}

/** The uploads' ids in a file answer, single or several. */
export function uploadIds(value: unknown): string[] {
	const entries: readonly unknown[] = Array.isArray(value) ? value : value === undefined ? [] : [value];
	return entries.flatMap((entry) => uploadId(entry) ?? []);
}

const entryOf = (schema: LeafSchema | undefined, attachment: Attachment): unknown =>
	schema?.type === "object" ? attachment : attachment.id;

/** The answer with one more upload: ids or attachment objects, as the schema's type says; never the file itself. */
export function withUpload(schema: LeafSchema, value: unknown, attachment: Attachment): unknown {
	if (schema.type !== "array") return entryOf(schema, attachment);
	const entries: readonly unknown[] = Array.isArray(value) ? value : [];
	return [...entries, entryOf(schema.items, attachment)];
}

/** The answer without an upload; the last one gone leaves no answer. */
export function withoutUpload(value: unknown, id: string): unknown {
	if (!Array.isArray(value)) return undefined;
	const left = value.filter((entry) => uploadId(entry) !== id);
	return left.length > 0 ? left : undefined;
}
