const body = {
	form: { bind: "/submission/form" },
	form_hash: { bind: "/submission/form_hash" },
	release: { bind: "/submission/release" },
	data: { bind: "/form" },
	idempotency_key: { bind: "/submission/idempotency_key" },
};

/** Documents of a form of so many required questions, and of its page at /example/long. */
export function longForm(questions: number): Record<string, object> {
	const names = Array.from({ length: questions }, (_, at) => `q${at + 1}`);
	const asked = names.map((name, at) => [name, { type: "string", title: `Question ${at + 1}`, minLength: 1 }]);
	const category = { type: "string", const: "suggestion", default: "suggestion" };
	return {
		"forms/long.json": {
			kind: "form",
			id: "long",
			title: "A long form",
			schema: {
				type: "object",
				properties: { category, ...Object.fromEntries(asked) },
				required: ["category", ...names],
				additionalProperties: false,
			},
			fields: { "/category": { widget: "hidden" } },
			submit: { operation: "messagesIndex", label: "Send", body },
		},
		"pages/long.json": {
			kind: "page",
			id: "long",
			path: "/example/long",
			title: "A long form",
			blocks: [{ type: "form", form: "long" }],
		},
	};
}
