import { asObject, isObject, type JsonObject } from "../../rules/json.ts";
import { exclude } from "./exclude.ts";

/** The schema of an `if` that holds, and the place in the answers that it looks at. */
export type Test = { at: string; schema: JsonObject };

/** Whether two tests of one place ask one answer for different things, so that they never hold together. */
const disagree = (a: Test, b: Test): boolean =>
	a.at === b.at &&
	Object.entries(asObject(a.schema.properties)).some(([name, own]) => {
		const other = asObject(b.schema.properties)[name];
		return isObject(own) && isObject(other) && (exclude(own, other) !== undefined || areApart(own, other));
	});

/** Whether one ends where the other has not begun. */
const areApart = (a: JsonObject, b: JsonObject) => isAbove(a, b) || isAbove(b, a);

const isAbove = ({ minimum, exclusiveMinimum }: JsonObject, { maximum, exclusiveMaximum }: JsonObject) =>
	Number(minimum ?? exclusiveMinimum) > Number(maximum ?? exclusiveMaximum) ||
	Number(exclusiveMinimum) >= Number(maximum ?? exclusiveMaximum) ||
	Number(minimum) >= Number(exclusiveMaximum);

/** Whether what depends on some tests never meets what depends on others. */
export const areExclusive = (some: readonly Test[], others: readonly Test[]): boolean =>
	some.some((one) => others.some((other) => disagree(one, other)));
