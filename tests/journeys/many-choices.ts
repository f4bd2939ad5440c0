/** Two forms with one question of many choices each: named in the schema, and answered by an operation. */
export type FormWithMany = {
	/** Documents by path, to be published beside the examples. */
	documents: Record<string, object>;
	/** What the operation answers. */
	projects: object;
};

const submit = {
	operation: "messagesIndex",
	label: "Send",
	body: {
		form: { bind: "/submission/form" },
		form_hash: { bind: "/submission/form_hash" },
		release: { bind: "/submission/release" },
		data: { bind: "/form" },
		attachments: { bind: "/submission/attachments" },
		idempotency_key: { bind: "/submission/idempotency_key" },
	},
};

function documentsOf(kind: string, schema: object, options: object): Record<string, object> {
	const id = `many-${kind}`;
	const form = {
		kind: "form",
		id,
		title: "Many choices",
		schema: {
			type: "object",
			properties: {
				category: { type: "string", const: "suggestion", default: "suggestion" },
				one: { type: "string", title: "One of many", ...schema },
			},
			required: ["category"],
			additionalProperties: false,
		},
		fields: { "/category": { widget: "hidden" }, "/one": { widget: "combobox", ...options } },
		submit,
	};
	const page = {
		kind: "page",
		id,
		path: `/example/${id}`,
		title: "Many choices",
		blocks: [{ type: "form", form: id }],
	};
	return { [`forms/${id}.json`]: form, [`pages/${id}.json`]: page };
}

/** Forms with so many choices, "Option 0" and on. */
export function manyChoices(count: number): FormWithMany {
	const names = Array.from({ length: count }, (_, index) => `Option ${index}`);
	const source = { operation: "projectGetList", query: { limit: 50 }, list: "/list", value: "/id", label: "/title" };
	const list = names.map((title, index) => ({ id: String(index), title }));
	return {
		documents: {
			...documentsOf("enum", { enum: names }, {}),
			...documentsOf("remote", {}, { options: source }),
		},
		projects: { code: 0, msg: "", data: { list, total: count, page: 1, limit: count, next: null } },
	};
}
