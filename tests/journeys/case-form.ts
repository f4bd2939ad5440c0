const body = {
	form: { bind: "/submission/form" },
	form_hash: { bind: "/submission/form_hash" },
	release: { bind: "/submission/release" },
	data: { bind: "/form" },
	attachments: { bind: "/submission/attachments" },
	idempotency_key: { bind: "/submission/idempotency_key" },
};

/** What a form asks beside the category, and which of it must be answered. */
type CaseForm = {
	title: string;
	questions: object;
	required?: readonly string[];
	fields?: object;
	steps?: object;
	review?: boolean;
};

/** Documents of a form that files a suggestion, and of its page at /example/<id>. */
export function caseForm(
	id: string,
	{ title, questions, required = [], fields, ...more }: CaseForm,
): Record<string, object> {
	const category = { type: "string", title: "Category", const: "suggestion", default: "suggestion" };
	return {
		[`forms/${id}.json`]: {
			kind: "form",
			id,
			title,
			schema: {
				type: "object",
				properties: { category, ...questions },
				required: ["category", ...required],
				additionalProperties: false,
			},
			fields: { "/category": { widget: "hidden" }, ...fields },
			...more,
			submit: { operation: "messagesIndex", label: "Send", body },
		},
		[`pages/${id}.json`]: {
			kind: "page",
			id,
			path: `/example/${id}`,
			title,
			blocks: [
				{ type: "hero", title },
				{ type: "form", form: id },
			],
		},
	};
}
