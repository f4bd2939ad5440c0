import { CHOICES, fieldsOf, schemaOf } from "../form-of.ts";

/** Where the form stands among the documents. */
export const PATH = "forms/large.json";

/** A form of so many questions of all kinds, as a document: it files suggestions. */
export function largeForm(count: number): object {
	const { properties, required, ...schema } = schemaOf(fieldsOf(count), CHOICES);
	const category = { type: "string", title: "Category", const: "suggestion", default: "suggestion" };
	const body = Object.fromEntries(
		["form", "form_hash", "release", "idempotency_key"].map((name) => [name, { bind: `/submission/${name}` }]),
	);
	return {
		kind: "form",
		id: "large",
		title: "A large form",
		schema: { ...schema, properties: { ...properties, category }, required: [...required, "category"] },
		fields: { "/category": { widget: "hidden" } },
		submit: { operation: "messagesIndex", label: "Send", body: { ...body, data: { bind: "/form" } } },
	};
}
