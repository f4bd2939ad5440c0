import type { FieldShape, FieldTraits, FieldTypeName } from "./field-type.ts";
import { FIELD_TRAITS } from "./traits.gen.ts";

/** Whether a name is that of a type of field. */
export const isFieldType = (name: string): name is FieldTypeName => Object.hasOwn(FIELD_TRAITS, name);

/** The names of all types, in the order of the meta-schema. */
export const FIELD_TYPE_NAMES: readonly FieldTypeName[] = Object.keys(FIELD_TRAITS).filter(isFieldType);

/** The traits of a type by its name; undefined where a field names none. */
export const traitsOf = (widget: FieldTypeName | undefined): FieldTraits | undefined => widget && FIELD_TRAITS[widget];

/** Whether a field names a type that asks for this. */
export const asksFor = (asks: FieldTraits["asks"], { widget }: { readonly widget?: FieldTypeName }): boolean =>
	traitsOf(widget)?.asks === asks;

/** The first type that asks for this. */
export function typeThatAsks(asks: FieldTraits["asks"]): FieldTypeName {
	const found = FIELD_TYPE_NAMES.find((name) => FIELD_TRAITS[name].asks === asks);
	if (!found) throw new Error(`schemas/field-types: expected a type that asks for "${asks}"`);
	return found;
}

/** A text of which nothing else is known. */
export const ANY_TEXT: FieldShape = { kind: "text", maxLength: Number.NEGATIVE_INFINITY, count: 0 };

/** The type that asks best for a schema by itself: of two that do equally, the first. */
export function typeByItself(shape: FieldShape): FieldTypeName {
	const rankOf = (name: FieldTypeName) => FIELD_TRAITS[name].byItself?.(shape) ?? 0;
	return FIELD_TYPE_NAMES.reduce((best, name) => (rankOf(name) > rankOf(best) ? name : best));
}
