import { asArray, asObject, isObject, isStrings, type JsonObject } from "../../json/json.ts";
import type { Resolve } from "../../json/schema-at.ts";
import { partsOf, type Rule, rulesOf } from "./merged-places.ts";

/** How many ways that one group can turn out are looked at, and how many choices one after another each is made of at most. */
const MAX_TURNS = 60;
const MAX_CHOICES = 3;

/**
 * The ways that a group can turn out, each as all schemas that hold then: its own alone, and those with one of its
 * alternatives, or with what one rule adds. `canBeFilled`: whether a value can be given under a name, so
 * that a rule on it can hold.
 */
export function turnsOf(
	parts: readonly JsonObject[],
	resolve: Resolve,
	canBeFilled: (name: string) => boolean,
): (readonly JsonObject[])[] {
	const own = new Set(parts);
	const found: (readonly JsonObject[])[] = [];
	const waiting = [{ turn: parts, depth: 0 }];
	for (let next = waiting.shift(); next && found.length < MAX_TURNS; next = waiting.shift()) {
		const { turn, depth } = next;
		found.push(turn);
		const added = depth < MAX_CHOICES ? turn.filter((one) => depth === 0 || !own.has(one)).flatMap(addedTo) : [];
		for (const { test, schema } of added)
			if (test === undefined || namesIn(test)?.every(canBeFilled))
				waiting.push({ turn: partsOf([...turn, schema], resolve), depth: depth + 1 });
	}
	return found;
}

/** What may be added to a schema: an alternative of it, or what it says once a test holds. */
const addedTo = (schema: JsonObject): { test?: Rule["test"]; schema: JsonObject }[] => [
	...[schema.oneOf, schema.anyOf].flatMap((list) => asArray(list).filter(isObject)).map((one) => ({ schema: one })),
	...rulesOf(schema).map(({ test, added }) => ({ test, schema: added })),
];

/** The names of the values that decide whether a test holds; undefined where more than they decides. */
function namesIn(test: Rule["test"]): readonly string[] | undefined {
	if (typeof test === "string") return [test];
	if (!isObject(test) || Object.keys(test).some((keyword) => !["properties", "required"].includes(keyword)))
		return undefined;
	const { required } = test;
	const names = [...Object.keys(asObject(test.properties)), ...(isStrings(required) ? required : [])];
	return names.length > 0 ? names : undefined;
}
