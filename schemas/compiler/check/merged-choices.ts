import type { JsonObject } from "../../json/json.ts";
import { toPointer } from "../../json/pointer.ts";
import { within } from "../../json/schema-at.ts";
import { onceForEach } from "../../rules/values/once-for-each.ts";
import type { Report } from "../diagnostic.ts";
import { schemaWays } from "../form-schemas.ts";
import { worded } from "../worded.ts";
import { exclude } from "./exclude.ts";
import { fits } from "./fits.ts";
import { listedValues, possibleValues } from "./listed-values.ts";
import { mergedPlaces, partsOf } from "./merged-places.ts";
import type { SourcedForm } from "./sourced-form.ts";

/** How many values of one list are looked at. */
const MAX_VALUES = 200;

/** Where one part of a schema lists values, or takes true and false alone, the other parts of that place must leave at least one. */
export function checkMergedChoices({ place, document }: SourcedForm, report: Report): void {
	const resolve = within(document.schema);
	const ways = schemaWays(document);
	const depthOf = (schema: JsonObject) => ways.get(schema)?.length ?? 0;
	for (const parts of mergedPlaces(document)) {
		const listing = parts.filter(possibleValues).sort((a, b) => depthOf(a) - depthOf(b))[0];
		if (!listing) continue;
		const isListed = listedValues(listing) !== undefined;
		// What one schema declares of its own values is told of each of them (choices.ts).
		if (isListed && (parts.length === 1 || !leavesOne(listing, partsOf([listing], resolve)))) continue;
		if (leavesOne(listing, parts)) continue;
		const rules = parts.map(alone);
		if (rules.some((one) => rules.some((other) => exclude(one, other) !== undefined))) continue;
		const others = parts.filter((schema) => schema !== listing && !leavesOne(listing, [schema]));
		const at = others.map((schema) => worded` elsewhere, at ${toPointer(ways.get(schema) ?? ["schema"])}`)[0] ?? "";
		const which = isListed ? worded`None of the values listed here` : worded`Neither true nor false`;
		const message = worded`${which} is allowed by all that the schema says of them${at}. Expected one that is.`;
		report.add(place, toPointer(ways.get(listing) ?? ["schema"]), "contradiction", message);
	}
}

/** What says which values there can be, by itself. */
const VALIDATING_KEYWORDS = [
	"type",
	"enum",
	"const",
	"not",
	"multipleOf",
	"minLength",
	"maxLength",
	"pattern",
	"format",
	"minimum",
	"maximum",
	"exclusiveMinimum",
	"exclusiveMaximum",
];

const alone = onceForEach((schema: JsonObject): JsonObject => {
	const values = listedValues(schema);
	const validating = Object.entries(schema).filter(([keyword]) => VALIDATING_KEYWORDS.includes(keyword));
	return { ...Object.fromEntries(validating), ...(values && !("const" in schema) && { enum: values }) };
});

/** Whether some value that a schema leaves satisfies all that some schemas declare of it. */
function leavesOne(listing: JsonObject, parts: readonly JsonObject[]): boolean {
	const values = possibleValues(listing) ?? [];
	return values.length > MAX_VALUES || values.some((value) => parts.every((schema) => fits(alone(schema), value)));
}
