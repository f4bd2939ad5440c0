import type { JsonObject } from "../../rules/json.ts";
import type { FormDocument } from "../../types.gen.ts";
import { type MoreKeywords, withKeywords } from "./keywords-at.ts";

/** The validator's own keywords for dates that are limited by today; their value is an IANA time zone. */
export const NOT_AFTER_TODAY = "not_after";
export const NOT_BEFORE_TODAY = "not_before";

/** A form's schema with the relative limits of its dates in it, reckoned in the portal's time zone. */
export function withDateLimits(schema: JsonObject, form: FormDocument, timeZone: string): JsonObject {
	const limits = Object.entries(form.fields ?? {}).flatMap(([pointer, { not_after, not_before }]): MoreKeywords[] =>
		not_after || not_before
			? [
					{
						pointer,
						more: {
							...(not_after && { [NOT_AFTER_TODAY]: timeZone }),
							...(not_before && { [NOT_BEFORE_TODAY]: timeZone }),
						},
					},
				]
			: [],
	);
	return limits.length === 0 ? schema : withKeywords(schema, limits);
}
