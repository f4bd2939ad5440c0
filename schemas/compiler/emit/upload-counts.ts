import type { JsonObject } from "../../json/json.ts";
import { schemasAt } from "../../json/schema-at.ts";
import type { FormDocument } from "../../types.gen.ts";
import { type MoreKeywords, withKeywords } from "./keywords-at.ts";

/** A form's schema with the `max_count` of its file fields as a limit of their entries, beside the schema's own. */
export function withUploadCounts(schema: JsonObject, form: FormDocument): JsonObject {
	const limits = Object.entries(form.fields ?? {}).flatMap(([pointer, { max_count }]): MoreKeywords[] => {
		if (max_count === undefined) return [];
		const lists = schemasAt(form.schema, pointer).filter(({ type }) => type === "array");
		if (lists.length === 0) return [];
		const own = lists.flatMap(({ maxItems }) => (typeof maxItems === "number" ? [maxItems] : []));
		return [{ pointer, more: { maxItems: Math.min(max_count, ...own) } }];
	});
	return limits.length === 0 ? schema : withKeywords(schema, limits);
}
