import { USABLE_KEYWORDS } from "../../../schemas/compiler/keywords.ts";
import { asArray, asObject, isObject, type JsonObject } from "../../../schemas/json/json.ts";
import { allSchemas } from "../../../schemas/json/schema-walk.ts";
import formMeta from "../../../schemas/meta/form.schema.json" with { type: "json" };
import type { FormDocument } from "../../../schemas/types.gen.ts";
import { FEATURES } from "./features.ts";

const { fields, ...parts } = formMeta.properties;
const { properties: options } = fields.additionalProperties;

/** What every form declares, what only editors read, and who may load it. */
const EVERYWHERE = ["$schema", "kind", "id", "audience", "title", "schema", "submit"];

/** The parts of a form beside its fields, as the meta-schema has them: `form.steps`, `form.steps.when`, … */
const PARTS = Object.entries(parts)
	.filter(([name]) => !EVERYWHERE.includes(name))
	.flatMap(([name, part]) => [`form.${name}`, ...Object.keys(innerOf(part)).map((inner) => `form.${name}.${inner}`)]);

function innerOf(part: JsonObject): JsonObject {
	return asObject(part.properties ?? asObject(part.items).properties);
}

/** Everything that a form may say: of its values in JSON Schema, of its fields, of itself; how it asks; what it can do. */
export const TO_USE: readonly string[] = [
	...USABLE_KEYWORDS,
	...Object.keys(options).map((name) => `fields.*.${name}`),
	...PARTS,
	...Object.keys(FEATURES),
	...options.widget.enum.map((widget) => `widget ${widget}`),
];

function partsUsed(form: FormDocument): string[] {
	return Object.entries(form).flatMap(([name, part]) => {
		const inner = [part, ...asArray(part)].filter(isObject).flatMap(Object.keys);
		return [`form.${name}`, ...inner.map((key) => `form.${name}.${key}`)];
	});
}

/** Which of them a form uses, each once. */
export function usesOf(form: FormDocument): Set<string> {
	const all = Object.values(form.fields ?? {});
	return new Set([
		...allSchemas(form.schema).flatMap((node) => Object.keys(node.schema)),
		...all.flatMap((own) => Object.keys(own).map((name) => `fields.*.${name}`)),
		...all.flatMap(({ widget }) => (widget === undefined ? [] : [`widget ${widget}`])),
		...partsUsed(form),
		...Object.keys(FEATURES).filter((name) => FEATURES[name]?.(form)),
	]);
}
