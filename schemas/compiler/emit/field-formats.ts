import { FIELD_AUTHORING } from "../../field-types/authoring.gen.ts";
import type { JsonObject } from "../../json/json.ts";
import { schemasSetAt } from "../../json/schema-at.ts";
import type { FormDocument } from "../../types.gen.ts";
import { withKeywords } from "./keywords-at.ts";

/** Keywords by which a schema declares itself how a text is written. */
const WRITTEN = ["format", "pattern", "enum", "const"];

/**
 * A form's schema in which what is visible as a day or a time is one, also where it speaks of a text alone: half a date
 * must not pass for a value.
 */
export function withFieldFormats(schema: JsonObject, form: FormDocument): JsonObject {
	const more = Object.entries(form.fields ?? {}).flatMap(([pointer, { widget }]) => {
		const given = widget && FIELD_AUTHORING[widget].implies;
		const parts = given ? schemasSetAt(form.schema, pointer) : [];
		const isWritten = parts.some((part) => WRITTEN.some((keyword) => keyword in part));
		return given && parts.length > 0 && !isWritten ? [{ pointer, more: given }] : [];
	});
	return more.length === 0 ? schema : withKeywords(schema, more);
}
