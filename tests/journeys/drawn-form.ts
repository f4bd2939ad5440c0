const body = {
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
};

/** Documents of a form that asks in every way which a server's drawing takes, and of its page at /example/drawn. */
export function drawnForm(): Record<string, object> {
	const fields = {
		"/category": { widget: "hidden" },
		"/text": { widget: "textarea" },
		"/district": { widget: "select" },
		"/by": { widget: "radio" },
		"/why": { when: { "/form/urgent": { const: true } } },
	};
	return {
		"forms/drawn.json": {
			kind: "form",
			id: "drawn",
			title: "Drawn by the server",
			schema: { type: "object", properties, required: ["category", "street"], additionalProperties: false },
			fields,
			submit: { operation: "messagesIndex", label: "Send", body },
		},
		"pages/drawn.json": {
			kind: "page",
			id: "drawn",
			path: "/example/drawn",
			title: "Drawn by the server",
			blocks: [
				{ type: "hero", title: "Drawn by the server" },
				{ type: "form", form: "drawn" },
			],
		},
	};
}
