import { asArray, asObject, isObject, type JsonObject } from "../../../schemas/json/json.ts";
import { toPointer } from "../../../schemas/json/pointer.ts";
import { type Resolve, within } from "../../../schemas/json/schema-at.ts";
import { allSchemas } from "../../../schemas/json/schema-walk.ts";
import { fieldOptions } from "../../../schemas/rules/questions/field-options.ts";
import { isMade } from "../../../schemas/rules/values/calculation.ts";
import type { FormDocument } from "../../../schemas/types.gen.ts";

/** Keywords whose properties may give a field another title while they apply. */
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

/** A schema with what surrounds it: the references that are open there. */
type Open = { schema: JsonObject; open: readonly string[] };

/** A schema and its parts, which are visible together. What contains itself waits to be opened. */
function partsOf({ schema, open }: Open, resolve: Resolve): Open[] {
	const { $ref } = schema;
	if (typeof $ref === "string" && open.includes($ref)) return [];
	const within = typeof $ref === "string" ? [...open, $ref] : open;
	const definition = typeof $ref === "string" ? resolve($ref, schema) : undefined;
	const inner = [...asArray(schema.allOf), definition].filter(isObject);
	return [{ schema, open: within }, ...inner.flatMap((part) => partsOf({ schema: part, open: within }, resolve))];
}

/** What the parts of a schema say of each field, by its name or place. */
function questionsIn(parts: readonly Open[]): Map<string, Open[]> {
	const all = parts.flatMap(({ schema: { properties, prefixItems }, open }) =>
		[...Object.entries(asObject(properties)), ...Object.entries(asArray(prefixItems))].flatMap(([name, schema]) =>
			isObject(schema) ? [{ name, one: { schema, open } }] : [],
		),
	);
	const byName = Map.groupBy(all, ({ name }) => name);
	return new Map([...byName].map(([name, found]) => [name, found.map(({ one }) => one)]));
}

/**
 * The titles of all fields that a form asks whatever is answered, in its first step or as a whole. A field that
 * several parts or a rule give titles has several, one of which is to be seen.
 */
export function expectedTitles(form: FormDocument): string[][] {
	const names = form.steps?.[0].fields;
	const resolve = within(form.schema);
	const { forbidden, further } = ruledProperties(form.schema);
	const optionsAt = fieldOptions(form);
	const isShown = (at: readonly string[]) => {
		const { when, widget } = optionsAt(toPointer(at));
		return when === undefined && widget !== "hidden";
	};
	const isWhole = (at: readonly string[]) => {
		const options = optionsAt(toPointer(at));
		return options.widget !== undefined || isMade(options);
	};
	const titles = (parts: readonly Open[], at: readonly string[]): string[][] =>
		[...questionsIn(parts)].flatMap(([name, shown]) => {
			const here = [...at, name];
			if (forbidden.has(name) || (at.length === 0 && names && !names.includes(name)) || !isShown(here)) return [];
			const any = [
				...shown.flatMap(({ schema }) => ownTitles(schema)),
				...(further.get(name) ?? []).map(({ title }) => title),
			];
			const inner = shown.flatMap((one) => partsOf(one, resolve));
			return [...(any.length > 0 ? [any] : []), ...(isWhole(here) ? [] : titles(inner, here))];
		});
	return titles(partsOf({ schema: form.schema, open: [] }, resolve), []);
}
