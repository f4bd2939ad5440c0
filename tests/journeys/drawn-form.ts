const body = {
	attachments: { bind: "/submission/attachments" },
	form: { bind: "/submission/form" },
	form_hash: { bind: "/submission/form_hash" },
	release: { bind: "/submission/release" },
	data: { bind: "/form" },
	idempotency_key: { bind: "/submission/idempotency_key" },
};

const properties = {
	category: { type: "string", title: "Category", const: "suggestion", default: "suggestion" },
	street: { type: "string", title: "Street", maxLength: 80 },
	text: { type: "string", title: "What is wrong", maxLength: 400, default: "Something" },
	district: { type: "string", title: "District", enum: ["North", "South"], default: "North" },
	by: {
		title: "How may we answer?",
		oneOf: [
			{ const: "mail", title: "By mail" },
			{ const: "phone", title: "By phone" },
		],
		default: "mail",
	},
	urgent: { type: "boolean", title: "It is urgent" },
	why: { type: "string", title: "Why is it urgent" },
	tell: { type: "boolean", title: "Tell the neighbours", default: true },
	lamps: { type: "integer", title: "Number of lamps" },
	seen: { type: "string", format: "date", title: "Seen on" },
	photos: { type: "array", title: "Photos", items: { type: "string" }, maxItems: 2 },
};

const inParts = {
	category: properties.category,
	place: { type: "object", title: "Place", properties: { corner: { type: "string", title: "Corner" } } },
	people: {
		type: "array",
		title: "People",
		minItems: 1,
		items: { type: "object", title: "Person", properties: { name: { type: "string", title: "Name" } } },
	},
};

/** Of the first form. */
const fields = {
	"/category": { widget: "hidden" },
	"/text": { widget: "textarea" },
	"/district": { widget: "select" },
	"/by": { widget: "radio" },
	"/photos": { widget: "file", accept: ["image/png"], max_count: 2 },
	"/why": { when: { "/form/urgent": { const: true } } },
};

const documentsOf = (id: string, form: object): Record<string, object> => ({
	[`forms/${id}.json`]: {
		kind: "form",
		id,
		title: "Drawn by the server",
		submit: { operation: "messagesIndex", label: "Send", body },
		...form,
	},
	[`pages/${id}.json`]: {
		kind: "page",
		id,
		path: `/example/${id}`,
		title: "Drawn by the server",
		blocks: [
			{ type: "hero", title: "Drawn by the server" },
			{ type: "form", form: id },
		],
	},
});

const schemaOf = (questions: object, required: readonly string[]) => ({
	type: "object",
	properties: questions,
	required: ["category", ...required],
	additionalProperties: false,
});

/**
 * Documents of two forms that the server draws, and of their pages: at /example/drawn one that asks in every plain way, at
 * /example/drawn-parts one with a nested object and a repeat group.
 */
export const drawnForms = (): Record<string, object> => ({
	...documentsOf("drawn", { schema: schemaOf(properties, ["street"]), fields }),
	...documentsOf("drawn-parts", {
		schema: schemaOf(inParts, ["people"]),
		fields: { "/category": { widget: "hidden" } },
	}),
});
