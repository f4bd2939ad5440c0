import { optionsAt } from "../../../schemas/rules/field-options.ts";
import { asArray, asObject, isObject, type JsonObject } from "../../../schemas/rules/json.ts";
import { toPointer } from "../../../schemas/rules/pointer.ts";
import { allSchemas } from "../../../schemas/rules/schema-walk.ts";
import type { FormDocument } from "../../../schemas/types.gen.ts";

/** Keywords whose properties may give a question another title while they apply. */
const RETITLING = ["then", "else", "dependentSchemas"];

const ownTitles = ({ title }: JsonObject): string[] => (typeof title === "string" ? [title] : []);

/** What rules make of properties: the names that may be forbidden, and the further titles by name. */
function ruledProperties(schema: JsonObject) {
	const nodes = allSchemas(schema);
	const entriesOf = ({ properties }: JsonObject) => Object.entries(asObject(properties));
	const forbidden = new Set(
		nodes.flatMap((node) => entriesOf(node.schema).flatMap(([name, own]) => (own === false ? [name] : []))),
	);
	const retitled = nodes
		.filter(({ at }) => at.some((token) => RETITLING.includes(String(token))))
		.flatMap((node) => entriesOf(node.schema))
		.flatMap(([name, own]) => (isObject(own) ? ownTitles(own).map((title) => ({ name, title })) : []));
	return { forbidden, further: Map.groupBy(retitled, ({ name }) => name) };
}

/**
 * The titles of all questions that a form asks whatever is answered, in its first step or as a whole. A question that a
 * rule may give another title has several, one of which is to be seen.
 */
export function expectedTitles(form: FormDocument): string[][] {
	const names = form.steps?.[0].fields;
	const asked = (at: readonly string[]) => {
		const { when, widget, computed } = optionsAt(form, toPointer(at));
		return { shown: when === undefined && widget !== "hidden", whole: widget !== undefined || computed !== undefined };
	};
	const { forbidden, further } = ruledProperties(form.schema);
	const titles = (schema: JsonObject, at: readonly string[]): string[][] => {
		const entries = [
			...Object.entries(asObject(schema.properties)),
			...asArray(schema.prefixItems).map((one, index): [string, unknown] => [String(index), one]),
		];
		return entries.flatMap(([name, own]) => {
			if (!isObject(own) || forbidden.has(name) || (at.length === 0 && names && !names.includes(name))) return [];
			const { shown, whole } = asked([...at, name]);
			if (!shown) return [];
			const any = [...ownTitles(own), ...(further.get(name) ?? []).map(({ title }) => title)];
			return [...(any.length > 0 ? [any] : []), ...(whole ? [] : titles(own, [...at, name]))];
		});
	};
	return titles(form.schema, []);
}
