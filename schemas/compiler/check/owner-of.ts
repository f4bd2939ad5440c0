import { asObject, isObject, type JsonObject } from "../../json/json.ts";

type Way = readonly (string | number)[];

/** Keywords that add to the schema they stand in, and how many tokens lead through them. */
const ADDING: Readonly<Record<string, number>> = {
	allOf: 2,
	oneOf: 2,
	anyOf: 2,
	dependentSchemas: 2,
	// biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword
	then: 1,
	else: 1,
};

/** The way to the schema that a part adds to, however deep its combinations nest. */
function outOfCombinations(way: Way): Way {
	for (const length of [1, 2])
		if (ADDING[String(way.at(-length))] === length) return outOfCombinations(way.slice(0, -length));
	return way;
}

/**
 * The schema that a property or entry belongs to in the end. What only adds a rule to a field that is declared
 * elsewhere, as in an `allOf`, is validated together with that.
 */
export function ownerOf(root: JsonObject, at: Way): JsonObject {
	const owner = outOfCombinations(at.slice(0, at.at(-2) === "properties" || at.at(-2) === "prefixItems" ? -2 : -1));
	const found = owner.reduce<unknown>(
		(here, token) => (Array.isArray(here) ? here[Number(token)] : asObject(here)[token]),
		root,
	);
	return isObject(found) ? found : root;
}
