import { type BenchField, fieldsOf, schemaOf } from "./form-of.ts";

/** The benchmark's forms with structure: nested objects, one definition referred to often, rows, alternatives. */
export const STRUCTURES = ["nested", "references", "rows", "alternatives"] as const;
export type Structure = (typeof STRUCTURES)[number];

type Group = { name: string; title: string; fields: BenchField[] };
type Part = { name: string; title: string; groups: Group[] };

const PARTS = 10;
const ROWS = 50;
const REFERENCES = 20;

const named = (prefix: string, title: string, count: number) =>
	Array.from({ length: count }, (_, at) => ({ name: `${prefix}_${at}`, title: `${title} ${at + 1}` }));

/** A row's fields. */
export const ROW_FIELDS: BenchField[] = fieldsOf(6);

/** What is nested: ten objects of two objects of five fields. */
export const nestedParts = (): Part[] =>
	named("part", "Part", PARTS).map((part) => ({
		...part,
		groups: named("group", "Group", 2).map((group) => ({ ...group, fields: fieldsOf(5) })),
	}));

/** What is referred to: twenty times the same object of five fields. */
export const referredParts = (): Group[] =>
	named("place", "Place", REFERENCES).map((part) => ({ ...part, fields: fieldsOf(5) }));

/** What is chosen from: ten objects, each of two alternatives of three fields. */
export const choiceParts = (): Part[] =>
	named("choice", "Choice", PARTS).map((part) => ({
		...part,
		groups: ["letter", "phone"].map((name) => ({
			name,
			title: `By ${name}`,
			fields: fieldsOf(3).map((field) => ({ ...field, name: `${name}_${field.name}` })),
		})),
	}));

const objectOf = (title: string, entries: readonly (readonly [string, object])[]) => ({
	type: "object",
	title,
	properties: Object.fromEntries(entries),
	required: entries.map(([name]) => name),
});

const groupSchema = ({ name, title, fields }: Group) => [name, { title, ...schemaOf(fields) }] as const;

/** A form with structure as JSON Schema. */
export function structuredSchema(structure: Structure) {
	if (structure === "references") {
		const places = referredParts().map(({ name, title }) => [name, { title, $ref: "#/$defs/place" }] as const);
		return { ...objectOf("", places), $defs: { place: schemaOf(fieldsOf(5)) } };
	}
	if (structure === "rows") {
		const items = { title: "Row", ...schemaOf(ROW_FIELDS) };
		return objectOf("", [["rows", { type: "array", title: "Rows", items }]]);
	}
	if (structure === "nested") {
		const parts = nestedParts().map(
			({ name, title, groups }) => [name, objectOf(title, groups.map(groupSchema))] as const,
		);
		return objectOf("", parts);
	}
	const choices = choiceParts().map(({ name, title, groups }) => {
		const oneOf = groups.map((group) => groupSchema(group)[1]);
		return [name, { type: "object", title, oneOf }] as const;
	});
	return objectOf("", choices);
}

const empty = (parts: readonly { name: string }[]) => Object.fromEntries(parts.map(({ name }) => [name, {}]));

/** What a form with structure starts with: its objects and rows, all empty, so that each contender errs at their fields. */
export function structuredStart(structure: Structure | undefined): Record<string, unknown> {
	if (structure === "rows") return { rows: Array.from({ length: ROWS }, () => ({})) };
	if (structure === "alternatives") return empty(choiceParts());
	if (structure === "references") return empty(referredParts());
	if (structure !== "nested") return {};
	return Object.fromEntries(nestedParts().map(({ name, groups }) => [name, empty(groups)]));
}

/** How many inputs it has at its start, those that choose an alternative included. */
export const structuredCount = (structure: Structure): number =>
	({
		nested: PARTS * 2 * 5,
		references: REFERENCES * 5,
		rows: ROWS * ROW_FIELDS.length,
		alternatives: PARTS * (1 + 3),
	})[structure];

/** Which structure an address asks for: `?structure=rows`. */
export const structureIn = (search: string): Structure | undefined =>
	STRUCTURES.find((one) => one === new URLSearchParams(search).get("structure"));
