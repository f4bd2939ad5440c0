import { asksFor } from "../../field-types/choose-type.ts";
import { isObject } from "../../json/json.ts";
import { type Path, toPointer } from "../../json/pointer.ts";
import type { FieldOptions, FormDocument } from "../../types.gen.ts";
import { fieldOptions } from "./field-options.ts";

/** The upload's id in an entry of a file value: the id itself, or an attachment object. */
export function uploadId(entry: unknown): string | undefined {
	if (typeof entry === "string") return entry;
	return isObject(entry) && typeof entry.id === "string" ? entry.id : undefined;
}

/** The uploads' ids in a file value, single or several. */
export function uploadIds(value: unknown): string[] {
	const entries: readonly unknown[] = Array.isArray(value) ? value : value === undefined ? [] : [value];
	return entries.flatMap((entry) => uploadId(entry) ?? []);
}

/**
 * One value made of uploads: where it stands, what the document declares of its field, and the uploads' ids with their
 * places.
 */
export type UploadValue = { pointer: string; options: FieldOptions; ids: string[]; pointers: string[] };

function uploadValue(pointer: string, options: FieldOptions, value: unknown): UploadValue {
	const ids = uploadIds(value);
	return {
		pointer,
		options,
		ids,
		pointers: ids.map((_, index) => (Array.isArray(value) ? `${pointer}/${index}` : pointer)),
	};
}

/** Every value of a form that is made of uploads: those of file and signature widgets, also within rows. */
export function uploadsIn(form: FormDocument, values: unknown): UploadValue[] {
	const optionsAt = fieldOptions(form);
	const walk = (value: unknown, path: Path): UploadValue[] => {
		const pointer = toPointer(path);
		const options = optionsAt(pointer);
		if (asksFor("files", options)) return [uploadValue(pointer, options, value)];
		if (Array.isArray(value)) return value.flatMap((entry, index) => walk(entry, [...path, index]));
		return isObject(value) ? Object.entries(value).flatMap(([name, entry]) => walk(entry, [...path, name])) : [];
	};
	return walk(values, []);
}
