import { optionsAt } from "../../../schemas/rules/field-options.ts";
import { asArray, asObject, isObject, type JsonObject } from "../../../schemas/rules/json.ts";
import { toPointer } from "../../../schemas/rules/pointer.ts";
import { allSchemas } from "../../../schemas/rules/schema-walk.ts";
import type { FormDocument } from "../../../schemas/types.gen.ts";

/** The titles of all questions that a form asks whatever is answered, in its first step or as a whole. */
export function expectedTitles(form: FormDocument): string[] {
	const names = form.steps?.[0].fields;
	const asked = (at: readonly string[]) => {
		const { when, widget, computed } = optionsAt(form, toPointer(at));
		return { shown: when === undefined && widget !== "hidden", whole: widget !== undefined || computed !== undefined };
	};
	const forbidden = new Set(
		allSchemas(form.schema).flatMap(({ schema: { properties } }) =>
			Object.entries(asObject(properties)).flatMap(([name, own]) => (own === false ? [name] : [])),
		),
	);
	const titles = (schema: JsonObject, at: readonly string[]): string[] => {
		const entries = [
			...Object.entries(asObject(schema.properties)),
			...asArray(schema.prefixItems).map((one, index): [string, unknown] => [String(index), one]),
		];
		return entries.flatMap(([name, own]) => {
			if (!isObject(own) || forbidden.has(name) || (at.length === 0 && names && !names.includes(name))) return [];
			const { shown, whole } = asked([...at, name]);
			if (!shown) return [];
			return [
				...asArray([own.title ?? []])
					.flat()
					.map(String),
				...(whole ? [] : titles(own, [...at, name])),
			];
		});
	};
	return titles(form.schema, []);
}
