import type { JsonObject } from "../../json/json.ts";
import type { FormDocument } from "../../types.gen.ts";
import { type MoreKeywords, withKeywords } from "./keywords-at.ts";

/** The validator's own keywords for dates that are limited by today. */
export const NOT_AFTER_TODAY = "not_after";
export const NOT_BEFORE_TODAY = "not_before";

/** Their value: the IANA time zone in which today is calculated, and the limit as the document declares it. */
export type DateLimit = { timeZone: string; limit: string };

/** A form's schema with the relative limits of its dates in it, calculated in the portal's time zone. */
export function withDateLimits(schema: JsonObject, form: FormDocument, timeZone: string): JsonObject {
	const limits = Object.entries(form.fields ?? {}).flatMap(([pointer, { not_after, not_before }]): MoreKeywords[] =>
		not_after || not_before
			? [
					{
						pointer,
						more: {
							...(not_after && { [NOT_AFTER_TODAY]: { timeZone, limit: not_after } }),
							...(not_before && { [NOT_BEFORE_TODAY]: { timeZone, limit: not_before } }),
						},
					},
				]
			: [],
	);
	return limits.length === 0 ? schema : withKeywords(schema, limits);
}
