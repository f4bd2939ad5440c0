import { asArray, type JsonObject } from "../../json/json.ts";
import { toPointer } from "../../json/pointer.ts";
import { alternatives, gathered, propertyOf, schemasAt, within } from "../../json/schema-at.ts";
import type { FormDocument } from "../../types.gen.ts";
import type { FieldPlace } from "./places.ts";
import { withoutPlaces } from "./without-places.ts";

/** Whether a form asks for something at a place, and whatever is answered does not require it there. */
function isOptional({ schema }: FormDocument, tokens: readonly string[]): boolean {
	const name = tokens.at(-1) ?? "";
	const resolve = within(schema);
	const around = schemasAt(schema, toPointer(tokens.slice(0, -1)), resolve);
	const parts = around.flatMap((one) => alternatives(one, resolve));
	const always = around.flatMap((one) => gathered(one, resolve, () => []));
	return (
		parts.some((one) => propertyOf(one, name) !== undefined) &&
		!always.some(({ required }) => asArray(required).includes(name))
	);
}

/**
 * Values without the optional groups in which nothing is answered, as one that was typed into and cleared again: what
 * it requires of its parts is required of nobody who leaves it empty. One that is always required stays, so that what
 * it lacks is told at its parts.
 */
export function withoutEmptyGroups(form: FormDocument, data: JsonObject): JsonObject {
	const empty: FieldPlace[] = [];
	const isEmpty = (value: object, tokens: readonly string[]): boolean => {
		const names = Object.keys(value);
		// Most values have no parts: of these nothing is made, for there may be hundreds.
		const gone = names.filter((name) => {
			const own: unknown = Reflect.get(value, name);
			return own !== null && typeof own === "object" && isEmpty(own, [...tokens, name]);
		});
		const isLeft = gone.length < names.length || tokens.length === 0 || Array.isArray(value);
		if (isLeft || !isOptional(form, tokens)) return false;
		empty.push({ tokens, pointer: toPointer(tokens) });
		return true;
	};
	isEmpty(data, []);
	return withoutPlaces(data, empty);
}
