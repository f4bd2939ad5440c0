import { caseForm } from "./case-form.ts";

/** Two forms with one question of many choices each: named in the schema, and answered by an operation. */
export type FormWithMany = {
	/** Documents by path, to be published beside the examples. */
	documents: Record<string, object>;
	/** What the operation answers. */
	projects: object;
};

const formOf = (kind: string, schema: object, options: object) =>
	caseForm(`many-${kind}`, {
		title: "Many choices",
		questions: { one: { type: "string", title: "One of many", ...schema } },
		fields: { "/one": { widget: "combobox", ...options } },
	});

/** Forms with so many choices, "Option 0" and on. */
export function manyChoices(count: number): FormWithMany {
	const names = Array.from({ length: count }, (_, index) => `Option ${index}`);
	const source = { operation: "projectGetList", query: { limit: 50 }, list: "/list", value: "/id", label: "/title" };
	const list = names.map((title, index) => ({ id: String(index), title }));
	return {
		documents: {
			...formOf("enum", { enum: names }, {}),
			...formOf("remote", {}, { options: source }),
		},
		projects: { code: 0, msg: "", data: { list, total: count, page: 1, limit: count, next: null } },
	};
}
