/** The benchmark's forms: text, select, checkbox and number in turn, a third required. */

/** One field, as every contender is given it. */
export type BenchField = {
	name: string;
	title: string;
	kind: "text" | "select" | "checkbox" | "number";
	required: boolean;
};

/** The choices of every select but the large one. */
export const CHOICES = ["Red", "Green", "Blue", "Yellow", "White"];

const KINDS = ["text", "select", "text", "checkbox", "number"] as const;

/** A form of `count` fields, the same for everyone. */
export function fieldsOf(count: number): BenchField[] {
	return Array.from({ length: count }, (_, at) => ({
		name: `field_${at}`,
		title: `Question ${at + 1}`,
		kind: KINDS[at % KINDS.length] ?? "text",
		required: at % 3 === 0,
	}));
}

function schemaOfField(field: BenchField, choices: readonly string[]) {
	if (field.kind === "checkbox") return { type: "boolean", title: field.title };
	if (field.kind === "number") return { type: "number", title: field.title, minimum: 0, maximum: 1000 };
	if (field.kind === "select") return { type: "string", title: field.title, enum: [...choices] };
	return { type: "string", title: field.title, minLength: 2, maxLength: 80 };
}

/** The same form as JSON Schema. */
export function schemaOf(fields: readonly BenchField[], choices: readonly string[] = CHOICES) {
	return {
		type: "object",
		properties: Object.fromEntries(fields.map((field) => [field.name, schemaOfField(field, choices)])),
		required: fields.filter((field) => field.required).map((field) => field.name),
	};
}

/** What a contender's page is asked for by its address: `?fields=100` or `?options=2000` (one select). */
export function requestedAt(search: string): { fields: BenchField[]; choices: readonly string[] } {
	const query = new URLSearchParams(search);
	const options = Number(query.get("options") ?? 0);
	if (options === 0) return { fields: fieldsOf(Number(query.get("fields") ?? 10)), choices: CHOICES };
	const select: BenchField = { name: "field_0", title: "Question 1", kind: "select", required: true };
	return { fields: [select], choices: Array.from({ length: options }, (_, at) => `Choice ${at + 1}`) };
}

/** The id of the form document for what a page is asked for. */
export function benchFormId(search: string): string {
	const query = new URLSearchParams(search);
	if (query.has("structure")) return `structure-${query.get("structure")}`;
	return query.has("options") ? `options-${query.get("options")}` : `fields-${query.get("fields") ?? 10}`;
}
