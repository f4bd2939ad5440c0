import type { JsonObject } from "../../rules/json.ts";
import { pointerTokens } from "../../rules/pointer.ts";
import type { FormDocument } from "../../types.gen.ts";
import { withKeywordsAt } from "./keywords-at.ts";

/** The validator's own keywords for dates that are limited by today; their value is an IANA time zone. */
export const NOT_AFTER_TODAY = "not_after";
export const NOT_BEFORE_TODAY = "not_before";

/** A form's schema with the relative limits of its dates in it, reckoned in the portal's time zone. */
export function withDateLimits(schema: JsonObject, form: FormDocument, timeZone: string): JsonObject {
	return Object.entries(form.fields ?? {}).reduce((whole, [pointer, { not_after, not_before }]) => {
		const limits: JsonObject = {
			...(not_after && { [NOT_AFTER_TODAY]: timeZone }),
			...(not_before && { [NOT_BEFORE_TODAY]: timeZone }),
		};
		return Object.keys(limits).length === 0 ? whole : withKeywordsAt(whole, pointerTokens(pointer), limits);
	}, schema);
}
