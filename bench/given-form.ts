import { requestedAt, schemaOf } from "./form-of.ts";
import { structuredSchema, structuredStart, structureIn } from "./structure-of.ts";

/** What a library that takes JSON Schema is given for the address of its page: the schema, and the values that it starts with. */
export function givenAt(search: string): { schema: object; start: Record<string, unknown> } {
	const structure = structureIn(search);
	if (structure) return { schema: structuredSchema(structure), start: structuredStart(structure) };
	const { fields, choices } = requestedAt(search);
	return { schema: schemaOf(fields, choices), start: {} };
}
