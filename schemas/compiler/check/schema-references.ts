import { asObject, asString, type JsonObject } from "../../json/json.ts";
import type { SchemaNode } from "../../json/schema-walk.ts";
import { worded } from "../worded.ts";
import { bottomlessDefinitions } from "./bottomless.ts";
import { endlessDefinitions } from "./endless.ts";
import type { ReportAt } from "./report-at.ts";

/** Whether a reference, where there is one, leads to a definition; otherwise that is reported. */
export function checkReference({ schema, at }: SchemaNode, root: JsonObject, report: ReportAt): boolean {
	if (schema.$ref === undefined) return true;
	const name = /^#\/\$defs\/([^/]+)$/.exec(asString(schema.$ref) ?? "")?.[1];
	const known = Object.keys(asObject(root.$defs));
	if (name !== undefined && known.includes(name)) return true;
	const expected =
		known.length > 0 ? known.map((one) => `"#/$defs/${one}"`).join(", ") : worded`none, as it has no $defs`;
	report(
		[...at, "$ref"],
		"outside-reference",
		worded`$ref is ${JSON.stringify(schema.$ref)}. Expected one of the schema's own definitions: ${expected}.`,
	);
	return false;
}

/** A definition that is itself, and nothing beside, would be looked up for ever. */
export function checkEndless(root: JsonObject, nodes: readonly SchemaNode[], report: ReportAt): void {
	const endless = endlessDefinitions(asObject(root.$defs));
	for (const { schema, at } of nodes)
		if (typeof schema.$ref === "string" && endless.has(schema.$ref.replace("#/$defs/", "")))
			report(
				[...at, "$ref"],
				"invalid-schema",
				worded`${schema.$ref} refers to itself in place, so it would never end. Expected a way back to itself only through properties, items or prefixItems.`,
			);
}

/** A definition that requires itself could never be answered. */
export function checkBottomless({ $defs }: JsonObject, report: ReportAt): void {
	const definitions = asObject($defs);
	const endless = endlessDefinitions(definitions);
	for (const name of bottomlessDefinitions(definitions)) {
		if (endless.has(name)) continue;
		const message = worded`"#/$defs/${name}" requires itself again, so no answer to it is ever whole. Expected what leads back to it not to be required, a list without "minItems", or an alternative without it.`;
		report(["schema", "$defs", name], "contradiction", message);
	}
}
