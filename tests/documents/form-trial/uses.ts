import { USABLE_KEYWORDS } from "../../../schemas/compiler/keywords.ts";
import formMeta from "../../../schemas/meta/form.schema.json" with { type: "json" };
import { allSchemas } from "../../../schemas/rules/schema-walk.ts";
import type { FormDocument } from "../../../schemas/types.gen.ts";

const { properties: options } = formMeta.properties.fields.additionalProperties;

/** Everything that a form may say of its answers: the schema's keywords that compile, a field's options, the widgets. */
export const TO_USE: readonly string[] = [
	...USABLE_KEYWORDS,
	...Object.keys(options).map((name) => `fields.*.${name}`),
	...options.widget.enum.map((widget) => `widget ${widget}`),
];

/** Which of them a form uses, each once. */
export function usesOf({ schema, fields = {} }: FormDocument): Set<string> {
	const all = Object.values(fields);
	return new Set([
		...allSchemas(schema).flatMap((node) => Object.keys(node.schema)),
		...all.flatMap((own) => Object.keys(own).map((name) => `fields.*.${name}`)),
		...all.flatMap(({ widget }) => (widget === undefined ? [] : [`widget ${widget}`])),
	]);
}
