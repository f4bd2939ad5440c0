import { asArray, asObject, isObject, type JsonObject } from "../../json/json.ts";
import { toPointer } from "../../json/pointer.ts";
import { isVisible } from "../../json/schema-walk.ts";
import type { Report } from "../diagnostic.ts";
import { formSchemas } from "../form-schemas.ts";
import { worded } from "../worded.ts";
import { inShort } from "../wording.ts";
import { fits } from "./fits.ts";
import type { SourcedForm } from "./sourced-form.ts";

type Value = { value: unknown; at: readonly (string | number)[] };

/** The values that a schema lists, one by one, with the way to each. null is nothing that could be chosen. */
function choosable(schema: JsonObject): Value[] {
	const constant: Value[] = "const" in schema ? [{ value: schema.const, at: ["const"] }] : [];
	const listed = asArray(schema.enum).map((value, index): Value => ({ value, at: ["enum", index] }));
	const branches = ["oneOf", "anyOf"].flatMap((keyword) =>
		asArray(schema[keyword]).flatMap((branch, index): Value[] =>
			isObject(branch) && "const" in branch ? [{ value: branch.const, at: [keyword, index, "const"] }] : [],
		),
	);
	return [...constant, ...listed, ...branches].filter(({ value }) => value !== null);
}

/** Groups and lists to choose from that nothing says how to call. */
const wordless = (schema: JsonObject): Value[] =>
	choosable(schema).filter(
		({ value, at: [keyword, index] }) =>
			typeof value === "object" &&
			keyword !== "const" &&
			asObject(asArray(schema[`${keyword}`])[Number(index)]).title === undefined,
	);

/** Whether a group or a list is shown as a constant that no first value sends. */
const isFixedParts = (schema: JsonObject): boolean =>
	typeof schema.const === "object" && schema.const !== null && "title" in schema && !("default" in schema);

/** How many values of one list are looked at. */
const MAX_VALUES = 200;

/** Whatever can be chosen must be a value that the rest of the same schema takes; otherwise it could never be sent. */
export function checkChoices({ place, document }: SourcedForm, report: Report): void {
	const $defs = asObject(document.schema.$defs);
	for (const node of formSchemas(document).filter(isVisible)) {
		const whole = { ...node.schema, $defs };
		for (const { value, at } of wordless(node.schema)) {
			const message = worded`${inShort(value)} cannot be shown as a choice, as it has no words. Expected "oneOf", with a "title" for each "const".`;
			report.add(place, toPointer([...node.at, ...at]), "nothing-to-ask", message);
		}
		const { const: constant } = node.schema;
		if (node.at.at(-2) === "properties" && isFixedParts(node.schema)) {
			const message = worded`${inShort(constant)} is a group or a list, which nobody can type and nothing gives. Expected the same value as "default", which is sent then, or fields with a "const" each.`;
			report.add(place, toPointer([...node.at, "const"]), "nothing-to-ask", message);
		}
		for (const { value, at } of choosable(node.schema).slice(0, MAX_VALUES)) {
			if (fits(whole, value)) continue;
			const schemas = inShort(value);
			const message = worded`${schemas} could be chosen, but never be sent: the schema that lists it does not allow it. Expected a value that fits its type and its other keywords.`;
			report.add(place, toPointer([...node.at, ...at]), "contradiction", message);
		}
	}
}
