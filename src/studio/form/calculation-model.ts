import type { Json } from "../../../schemas/edits/types.ts";
import { asArray, isObject } from "../../../schemas/json/json.ts";
import { canBeComputed } from "./field-types.ts";
import { type FormQuestion, questionChoices } from "./form-model.ts";

/** The ways to make one number of several that the inspector offers. */
export const CALCULATIONS = ["sum", "product", "max", "min"] as const;
export type CalculationName = (typeof CALCULATIONS)[number];

/** A number that a calculation can read: a question beside it, or one in every row of a repeat group. */
export type NumberSource = { pointer: string; label: string; rows: string | null; widget: unknown };

/** One calculation over answers and fixed numbers; null for what is only written in the source. */
export type PlainCalculation = { name: CalculationName; terms: readonly (string | number)[] };

const isNumber = ({ schema }: FormQuestion) => schema.type === "number" || schema.type === "integer";

/** Whether a question is one whose number other answers can make. */
export const canBeCalculated = (field: FormQuestion): boolean =>
	isNumber(field) && questionChoices(field).length === 0 && canBeComputed(field, "number");

/** Reads `calculated` of a question where it is of one level. */
export function readCalculation(value: unknown): PlainCalculation | null {
	if (!isObject(value)) return null;
	const name = CALCULATIONS.find((one) => Object.hasOwn(value, one));
	if (!name) return null;
	const written = asArray(value[name]);
	const terms = written.filter((term) => typeof term === "string" || typeof term === "number");
	return terms.length === written.length ? { name, terms } : null;
}

/** Writes it. How many decimals it has is told by the currency of an amount, else by its terms. */
export const writeCalculation = ({ name, terms }: PlainCalculation): Json => ({ [name]: [...terms] });

/** A number that a table gives for another one: the value of the first row that it is not above; null is for all that is left. */
export type TierTable = { of: string; rows: readonly { upTo: number | null; value: number }[] };

/** Reads `calculated` of a question where it is a table of plain numbers. */
export function readTiers(written: unknown): TierTable | null {
	if (!isObject(written) || typeof written.tier_of !== "string") return null;
	const rows = asArray(written.tiers).map((row) => {
		const { up_to: upTo = null, value } = isObject(row) ? row : {};
		return (typeof upTo === "number" || upTo === null) && typeof value === "number" ? { upTo, value } : null;
	});
	const sound = rows.filter((row) => row !== null);
	return sound.length === rows.length ? { of: written.tier_of, rows: sound } : null;
}

/** Writes it, its rows in the order of their limits: the first that fits counts. */
export function writeTiers({ of, rows }: TierTable): Json {
	const limit = ({ upTo }: TierTable["rows"][number]) => upTo ?? Number.POSITIVE_INFINITY;
	const tiers = rows
		.toSorted((a, b) => (limit(a) === limit(b) ? 0 : limit(a) - limit(b)))
		.map(({ upTo, value }) => ({ ...(upTo !== null && { up_to: upTo }), value }));
	return { tier_of: of, tiers };
}

/** The lists and repeat groups whose entries can be counted for a question. */
export const countSources = (fields: readonly FormQuestion[], own: FormQuestion): NumberSource[] =>
	fields.flatMap((field): NumberSource[] => {
		if (field === own || field.schema.type !== "array") return [];
		const { widget } = field.options;
		const isBeside = own.owner !== "" && field.owner === own.owner && own.owner.endsWith("/*");
		if (isBeside) return [{ pointer: `/item/${field.name}`, label: field.label, rows: null, widget }];
		return field.pointer.includes("/*")
			? []
			: [{ pointer: `/form${field.pointer}`, label: field.label, rows: null, widget }];
	});

/** The numbers that a question can be calculated from: in a row those of the same row, outside also those of all rows. */
export function numberSources(fields: readonly FormQuestion[], own: FormQuestion): NumberSource[] {
	return fields.flatMap((field): NumberSource[] => {
		if (field === own || !isNumber(field)) return [];
		const { widget } = field.options;
		if (own.owner.includes("/*"))
			return field.owner === own.owner
				? [{ pointer: `/item/${field.name}`, label: field.label, rows: null, widget }]
				: [];
		const rows = fields.find(({ holds, pointer }) => holds === "rows" && field.owner === `${pointer}/*`);
		if (field.pointer.includes("/*") && !rows) return [];
		return [{ pointer: `/form${field.pointer}`, label: field.label, rows: rows?.label ?? null, widget }];
	});
}

/** What a new calculation begins with: a product with one number, else with all numbers of the same kind, as amounts with amounts. */
export function firstTerms(name: CalculationName, own: FormQuestion, sources: readonly NumberSource[]): string[] {
	const alike = name === "product" ? [] : sources.filter(({ widget }) => widget === own.options.widget);
	return (alike.length > 0 ? alike : sources.slice(0, 1)).map(({ pointer }) => pointer);
}
