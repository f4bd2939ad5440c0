import { asObject, isObject, type JsonObject } from "../../json/json.ts";
import { exclude } from "./exclude.ts";
import { implies } from "./implied.ts";

/** The schema of an `if` that holds, and the place in the values that it looks at. */
export type Test = { at: string; schema: JsonObject };

/** Whether two tests of one place, or of a value in it, never hold together: one asks for what the other denies. */
const disagree = (a: Test, b: Test): boolean =>
	a.at === b.at &&
	(areOpposed(a.schema, b.schema) ||
		Object.entries(asObject(a.schema.properties)).some(([name, own]) => {
			const other = asObject(b.schema.properties)[name];
			return isObject(own) && isObject(other) && areOpposed(own, other);
		}));

const areOpposed = (a: JsonObject, b: JsonObject): boolean =>
	exclude(a, b) !== undefined || areApart(a, b) || denies(a, b) || denies(b, a);

const denies = (a: JsonObject, b: JsonObject): boolean => a.not !== undefined && implies(b, a.not, () => undefined);

/** Whether one ends where the other has not started. */
const areApart = (a: JsonObject, b: JsonObject) => isAbove(a, b) || isAbove(b, a);

const isAbove = ({ minimum, exclusiveMinimum }: JsonObject, { maximum, exclusiveMaximum }: JsonObject) =>
	Number(minimum ?? exclusiveMinimum) > Number(maximum ?? exclusiveMaximum) ||
	Number(exclusiveMinimum) >= Number(maximum ?? exclusiveMaximum) ||
	Number(minimum) >= Number(exclusiveMaximum);

/** Whether what depends on some tests never meets what depends on others. */
export const areExclusive = (some: readonly Test[], others: readonly Test[]): boolean =>
	some.some((one) => others.some((other) => disagree(one, other)));
