import type { JsonObject } from "../../rules/json.ts";
import { toPointer } from "../../rules/pointer.ts";
import { within } from "../../rules/schema-at.ts";
import { allSchemas } from "../../rules/schema-walk.ts";
import type { Report } from "../diagnostic.ts";
import { exclude } from "./exclude.ts";
import { fits } from "./fits.ts";
import { listedValues } from "./listed-values.ts";
import { mergedPlaces, partsOf } from "./merged-places.ts";
import type { SourcedForm } from "./sourced-form.ts";

/** So many values of one list are looked at. */
const MOST = 200;

/** Of the values that one part of a schema lists, the parts that it meets elsewhere must leave one. */
export function checkMergedChoices({ place, document }: SourcedForm, report: Report): void {
	const resolve = within(document.schema);
	const ways = new Map(allSchemas(document.schema, ["schema"]).map(({ schema, at }) => [schema, at]));
	const depthOf = (schema: JsonObject) => ways.get(schema)?.length ?? 0;
	for (const parts of mergedPlaces(document)) {
		const rules = parts.map(alone).filter((rule) => Object.keys(rule).length > 0);
		const listing =
			rules.length > 1 ? parts.filter(listedValues).sort((a, b) => depthOf(a) - depthOf(b))[0] : undefined;
		if (!listing || leavesOne(listing, rules) || !leavesOne(listing, partsOf([listing], resolve).map(alone))) continue;
		if (rules.some((one) => rules.some((other) => exclude(one, other) !== undefined))) continue;
		const others = parts.filter((schema) => schema !== listing && !leavesOne(listing, [alone(schema)]));
		const at = others.map((schema) => toPointer(ways.get(schema) ?? ["schema"]))[0] ?? "what it meets";
		const message = `None of the values listed here is allowed by all that the schema says of them elsewhere, at ${at}. Expected one that is.`;
		report.add(place, toPointer(ways.get(listing) ?? ["schema"]), "contradiction", message);
	}
}

/** What says which values there can be, by itself. */
const JUDGING = [
	...["type", "enum", "const", "not", "multipleOf", "minLength", "maxLength"],
	...["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"],
];

const alone = (schema: JsonObject): JsonObject => {
	const values = listedValues(schema);
	const judging = Object.entries(schema).filter(([keyword]) => JUDGING.includes(keyword));
	return { ...Object.fromEntries(judging), ...(values && !("const" in schema) && { enum: values }) };
};

/** Whether some value that a schema lists satisfies all rules. */
const leavesOne = (listing: JsonObject, rules: readonly JsonObject[]): boolean => {
	const values = listedValues(listing) ?? [];
	return values.length > MOST || values.some((value) => rules.every((rule) => fits(rule, value)));
};
