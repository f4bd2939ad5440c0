import type { FormArtefact } from "../../../schemas/release.ts";
import { toPointer, valueAt } from "../../../schemas/rules/pointer.ts";
import type { FormValues } from "../state/values-store.ts";
import { fittingValue } from "./fitting-value.ts";
import { type PlainField, plainFields } from "./plain-form.ts";
import { type ReadPrefill, withPrefills } from "./prefills.ts";

/**
 * What rjsf takes for a default. No value is made up: every default that the schema names is put, empty objects,
 * constants and unticked boxes are not.
 */
export const DEFAULTS = {
	emptyObjectFields: "skipEmptyDefaults",
	arrayMinItems: { populate: "requiredOnly" },
	constAsDefaults: "never",
	requiredBooleanDefault: "skip",
} as const;

const isGiven = (value: unknown) => value !== undefined && value !== null;

/** Values with the defaults that the fields of a plain form name; the form's fields come first, in its order. */
function withDefaults(fields: readonly PlainField[], start: FormValues): FormValues {
	const own = fields.flatMap(({ name, schema }) => {
		const value = start[name] === undefined ? schema.default : start[name];
		return value === undefined ? [] : [[name, value]];
	});
	return { ...Object.fromEntries(own), ...start };
}

/**
 * The values that a form starts with: what the block gives, then what the fields prefill, as far as either fits its
 * field, then the schema's defaults, for which `structured` stands in where the form has structure. Rows that the
 * schema asks for from the start are prefilled like those that are added.
 */
export function initialValues(
	form: FormArtefact,
	read: ReadPrefill,
	given: FormValues,
	structured: ((form: FormArtefact, start: FormValues) => FormValues) | undefined,
): FormValues {
	const known = Object.fromEntries(
		Object.entries(given).flatMap(([name, found]) => {
			const value = isGiven(found) ? fittingValue(found, toPointer([name]), form.document) : undefined;
			return value === undefined ? [] : [[name, value]];
		}),
	);
	const isNew = (pointer: string) => valueAt(known, pointer) === undefined;
	const start = { ...withPrefills(form.document, {}, read, () => true), ...known };
	const whole = structured?.(form, start);
	if (!whole) return withDefaults(plainFields(form) ?? [], start);
	return withPrefills(form.document, whole, read, isNew);
}
