import type { JsonObject } from "../../json/json.ts";
import { valueAt } from "../../json/pointer.ts";
import { writtenInOrder } from "../../json/same-json.ts";
import type { FieldOptions, FormDocument } from "../../types.gen.ts";
import { placeNamed, placesOf, rowOf } from "./places.ts";
import type { ValidatorError } from "./validator-runtime.ts";

/**
 * One value that is compared with another, by the name of an option under `compared`: `pointer` may have * for any row of a
 * repeat group, `to` starts with /form, or with /item for the same row.
 */
export type ComparedRule = { pointer: string; is: string; to: string };

type Comparison = (own: unknown, other: unknown) => boolean;

/** Compares numbers and times by how much one is more than the other. What is neither is reported by its own rules. */
const ordered =
	(isRight: (difference: number) => boolean): Comparison =>
	(own, other) => {
		const difference = amountOf(own) - amountOf(other);
		return Number.isNaN(difference) || isRight(difference);
	};

/** By what they say: a value of a wrong type may be a list, which is another object wherever it was read. */
const isSame: Comparison = (own, other) => writtenInOrder(own) === writtenInOrder(other);

const HOLDS: Readonly<Record<string, Comparison>> = {
	at_least: ordered((difference) => difference >= 0),
	at_most: ordered((difference) => difference <= 0),
	more_than: ordered((difference) => difference > 0),
	less_than: ordered((difference) => difference < 0),
	same_as: isSame,
	differs_from: (own, other) => !isSame(own, other),
} satisfies Record<keyof NonNullable<FieldOptions["compared"]>, Comparison>;

/** How a value may be compared; an error by it, and an author's text for that, have its name. */
export const COMPARISONS: readonly string[] = Object.keys(HOLDS);

/** Every value of a form that is compared with another one. */
export const comparedRules = (form: FormDocument): ComparedRule[] =>
	Object.entries(form.fields ?? {}).flatMap(([pointer, { compared = {} }]) =>
		Object.entries(compared).map(([is, to]) => ({ pointer, is, to })),
	);

/** Where a rule is broken, as a validator's errors. An absent value is not compared. */
export const comparisonErrors = (rule: ComparedRule, data: JsonObject): ValidatorError[] =>
	placesOf(rule.pointer, data).flatMap(({ tokens, pointer }) => {
		const other = placeNamed(rule.to, rowOf(rule, { tokens, pointer }));
		const own = valueAt(data, pointer);
		const against = valueAt(data, other);
		if (own === undefined || against === undefined || HOLDS[rule.is]?.(own, against) !== false) return [];
		const params = { other, isNumber: typeof own === "number" };
		return [{ keyword: rule.is, instancePath: pointer, schemaPath: "#/compared", params }];
	});

/** A number itself; of a date, a date and time or a time of day the instant. */
function amountOf(value: unknown): number {
	if (typeof value === "number") return value;
	if (typeof value !== "string") return Number.NaN;
	return Date.parse(/^\d+-/.test(value) ? value : `1970-01-01T${value}`);
}
