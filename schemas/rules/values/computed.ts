import type { Translator } from "../../i18n/translator.ts";
import { asObject, isObject, type JsonObject } from "../../json/json.ts";
import { pointerTokens, toPointer, valueAt } from "../../json/pointer.ts";
import type { FormArtefact } from "../../release.ts";
import type { Calculation, FormDocument, Text } from "../../types.gen.ts";
import { resolveText } from "../texts/resolve-text.ts";
import { calculate } from "./calculation.ts";
import { onceForEach } from "./once-for-each.ts";
import { type FieldPlace, placesOf, rowOf } from "./places.ts";
import { type BySchema, pruneHidden } from "./prune.ts";
import { withPlaces } from "./with-places.ts";
import { withoutPlaces } from "./without-places.ts";

/** A field whose value is made of others. `certain`: its place is there whichever alternatives are chosen. */
type Computed = { pointer: string; made: Made; certain: boolean };
type Made = { text: Text } | { calculation: Calculation };

const computedFields = onceForEach((document: FormDocument): readonly Computed[] =>
	Object.entries(document.fields ?? {}).flatMap(([pointer, { computed, calculated }]) => {
		const made: Made | undefined =
			calculated !== undefined ? { calculation: calculated } : computed !== undefined ? { text: computed } : undefined;
		return made ? [{ pointer, made, certain: isCertain(document.schema, pointer) }] : [];
	}),
);

/** Whether a field is reached by properties and rows alone, through no alternative that may not be chosen. */
const isCertain = (schema: unknown, pointer: string) =>
	pointerTokens(pointer).reduce<unknown>((at, token) => {
		const { properties, items } = asObject(at);
		return token === "*" ? items : asObject(properties)[token];
	}, schema) !== undefined;

/**
 * The values that a form asks for, its computed ones made anew of the others: what was sent or typed in their place
 * counts for nothing. Browser and server both do this before they validate, in the language of who fills in the form.
 * A computed value may show or hide others and be part of others, so it is repeated until nothing changes.
 */
export function visibleValues(
	form: Pick<FormArtefact, "document">,
	data: JsonObject,
	translator: Translator,
	bySchema?: BySchema,
): JsonObject {
	const fields = computedFields(form.document);
	if (fields.length === 0) return pruneHidden(form, data, bySchema);
	const given = fields.flatMap(({ pointer }) => placesOf(pointer, data));
	const bare = withoutPlaces(data, given);
	let text = "";
	let visible = pruneHidden(form, bare, bySchema);
	for (let round = 0; round <= fields.length; round++) {
		const values = fields.flatMap((field) => valuesOf(field, data, bare, visible, translator));
		const now = JSON.stringify(values.map(({ place, value }) => [place.pointer, value]));
		if (now === text) return visible;
		text = now;
		visible = pruneHidden(form, withPlaces(bare, values), bySchema);
	}
	return visible;
}

type ComputedValue = { place: FieldPlace; value: string | number };

/** What a computed field declares at each of its places, given what is visible; nothing where it has nothing to say. */
function valuesOf(
	field: Computed,
	data: JsonObject,
	bare: JsonObject,
	visible: JsonObject,
	translator: Translator,
): ComputedValue[] {
	return placesOf(field.pointer, bare).flatMap((place) => {
		if (!field.certain && valueAt(data, place.pointer) === undefined) return [];
		if (!isObject(valueAt(bare, toPointer(place.tokens.slice(0, -1))))) return [];
		const value = computedAt(field, place, visible, translator);
		return value === "" || value === undefined ? [] : [{ place, value }];
	});
}

function computedAt({ pointer, made }: Computed, place: FieldPlace, visible: JsonObject, translator: Translator) {
	const row = rowOf({ pointer }, place);
	const scope = { form: visible, item: row === undefined ? undefined : valueAt(visible, row) };
	return "text" in made ? resolveText(made.text, scope, translator) : calculate(made.calculation, scope);
}
