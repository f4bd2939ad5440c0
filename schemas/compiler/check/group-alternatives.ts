import { asArray, isObject, type JsonObject } from "../../json/json.ts";
import { toPointer } from "../../json/pointer.ts";
import { alternatives, type Resolve, within } from "../../json/schema-at.ts";
import type { Report } from "../diagnostic.ts";
import { schemaWays } from "../form-schemas.ts";
import { type DiagnosticText, worded } from "../worded.ts";
import { typesOf } from "./declared-types.ts";
import { listedValues } from "./listed-values.ts";
import { mergedPlaces, partsByName, partsOf } from "./merged-places.ts";
import type { SourcedForm } from "./sourced-form.ts";

/** A schema of which something cannot be rendered, the keyword it stands at, and why. */
type Fault = { schema: JsonObject; keyword?: string; message: DiagnosticText };

/**
 * A group's own fields are rendered once, whichever of its alternatives is chosen: each must leave an object to put them
 * in, and may say more of them, but not ask for more within them.
 */
export function checkGroupAlternatives({ place, document }: SourcedForm, report: Report): void {
	const resolve = within(document.schema);
	const ways = schemaWays(document);
	for (const parts of mergedPlaces(document))
		for (const { schema, keyword, message } of [...withoutObject(parts, resolve), ...addedWithin(parts, resolve)])
			report.add(
				place,
				toPointer([...(ways.get(schema) ?? ["schema"]), ...(keyword ? [keyword] : [])]),
				"contradiction",
				message,
			);
}

const branchesOf = ({ oneOf, anyOf }: JsonObject): JsonObject[] =>
	[...asArray(oneOf), ...asArray(anyOf)].filter(isObject);

/** Whether some part leaves no object; null alone is no value, and stands beside fields as well as nothing does. */
const leavesNoObject = (parts: readonly JsonObject[]) =>
	parts.some((part) => {
		const types = typesOf(part);
		const listed = listedValues(part);
		const isNothing = types.every((type) => type === "null") && (listed ?? []).every((value) => value === null);
		return !isNothing && ((types.length > 0 && !types.includes("object")) || listed?.some(isObject) === false);
	});

/** Fields beside what is, or may be chosen to be, no object. */
function withoutObject(parts: readonly JsonObject[], resolve: Resolve): Fault[] {
	const withFields = parts.filter((part) => [...partsByName([{ properties: part.properties }])].length > 0);
	if (withFields.length === 0) return [];
	const whole = leavesNoObject(parts);
	if (!whole && !choices(parts, resolve).some(leavesNoObject)) return [];
	const what = whole ? worded`the other parts of this schema` : worded`one of the alternatives ("oneOf", "anyOf")`;
	const message = worded`"properties" asks for the fields of an object, and ${what} can be no object: what is typed into them would have no place. Expected "type": "object" there too, or the properties in those alternatives alone that are objects.`;
	return withFields.map((schema) => ({ schema, keyword: "properties", message }));
}

/** The parts of each alternative, those of alternatives in alternatives too. */
function choices(parts: readonly JsonObject[], resolve: Resolve, depth = MAX_DEPTH): JsonObject[][] {
	if (depth === 0) return [];
	return parts.flatMap(branchesOf).flatMap((branch) => {
		const own = partsOf([branch], resolve);
		return [own, ...choices(own, resolve, depth - 1)];
	});
}

/** How deep alternatives within alternatives, and groups within groups, are looked into. */
const MAX_DEPTH = 4;

/** Fields that an alternative asks for within a field of the group around it. */
function addedWithin(parts: readonly JsonObject[], resolve: Resolve): Fault[] {
	const chosen = choices(parts, resolve);
	if (chosen.length === 0) return [];
	const named = partsByName(parts);
	return chosen.flatMap((own) =>
		[...partsByName(own)].flatMap(([name, inner]) => {
			const known = named.get(name);
			const added = known && addedTo(known, inner, resolve);
			return added === undefined ? [] : inner.slice(0, 1).map((schema) => ({ schema, message: says(name, added) }));
		}),
	);
}

const says = (name: string, added: string) =>
	worded`"${name}" is asked by the group around this alternative, once and without "${added}", which the alternative would ask for within it. Expected "${added}" in the group's own "${name}" too, or "${name}" in the alternatives alone.`;

/** A field that some schemas have and the known ones of the same place do not. */
function addedTo(
	known: readonly JsonObject[],
	more: readonly JsonObject[],
	resolve: Resolve,
	depth = MAX_DEPTH,
): string | undefined {
	if (depth === 0) return undefined;
	const fieldsOf = (some: readonly JsonObject[]) => partsByName(some.flatMap((one) => alternatives(one, resolve)));
	const named = fieldsOf(known);
	for (const [name, own] of fieldsOf(more)) {
		const before = named.get(name);
		if (before === undefined && name !== "*" && !own.every(isMark)) return name;
		const inner = before && addedTo(before, own, resolve, depth - 1);
		if (inner !== undefined) return inner;
	}
	return undefined;
}

const isMark = (schema: JsonObject) => "const" in schema && schema.title === undefined;
