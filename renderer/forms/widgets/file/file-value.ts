import { uploadId } from "../../../../schemas/rules/uploads-in.ts";
import type { Attachment } from "../../../../schemas/types.gen.ts";
import type { LeafSchema } from "../../schema/leaf-schema.ts";

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
