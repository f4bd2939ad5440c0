import type { JsonObject } from "../../rules/json.ts";
import { pointerTokens } from "../../rules/pointer.ts";
import { schemasAt } from "../../rules/schema-at.ts";
import type { FormDocument } from "../../types.gen.ts";
import { withKeywordsAt } from "./keywords-at.ts";

/** A form's schema with the `max_count` of its file fields as a limit of their entries, beside the schema's own. */
export function withUploadCounts(schema: JsonObject, form: FormDocument): JsonObject {
	return Object.entries(form.fields ?? {}).reduce((whole, [pointer, { max_count }]) => {
		const lists = schemasAt(form.schema, pointer).filter(({ type }) => type === "array");
		if (max_count === undefined || lists.length === 0) return whole;
		const own = lists.flatMap(({ maxItems }) => (typeof maxItems === "number" ? [maxItems] : []));
		return withKeywordsAt(whole, pointerTokens(pointer), { maxItems: Math.min(max_count, ...own) });
	}, schema);
}
