import { addressOf } from "../../../schemas/edits/addresses.ts";
import type { Documents, NewEdit } from "../../../schemas/edits/types.ts";
import { asArray, asObject, asString, isObject, type JsonObject } from "../../../schemas/json/json.ts";
import { setAt } from "../form/form-edits.ts";
import { plainTextOf } from "../naming/document-title.ts";
import { stateRows } from "../workflow/workflow-model.ts";

/** A category or team with its place in the document. `id` is a category's code. */
export type CategoryRow = { index: number; id: string; name: string; written: JsonObject };

const rowsOf = (list: unknown, key: "code" | "id"): CategoryRow[] =>
	asArray(list).flatMap((written, index) => {
		if (!isObject(written)) return [];
		const id = asString(written[key]) ?? "";
		return [{ index, id, name: plainTextOf(written.name) || id, written }];
	});

/** The categories of a document, in the order in which people choose. */
export const categoryRows = (document: JsonObject): CategoryRow[] => rowsOf(document.categories, "code");

/** The teams that a document names, in its order. */
export const teamRows = (document: JsonObject): CategoryRow[] => rowsOf(document.teams, "id");

/** Categories or teams to choose from, in the reader's language. */
export const rowChoices = (rows: readonly CategoryRow[], portal: (text: string) => string) =>
	rows.map(({ id, name }) => ({ value: id, label: portal(name) }));

/** The teams to which one can belong as its unit: none for one that is a unit itself. */
export function possibleUnits(document: JsonObject, id: string): CategoryRow[] {
	const rows = teamRows(document);
	if (rows.some(({ written }) => written.unit === id)) return [];
	return rows.filter((row) => row.id !== id && row.written.unit === undefined);
}

/** The forms that file cases, the only ones that a category can have. */
export const filingForms = (documents: Documents): Documents =>
	Object.fromEntries(
		Object.entries(documents).filter(
			([, { kind, submit }]) => kind !== "form" || asObject(submit).operation === "messagesIndex",
		),
	);

/** The states of all workflows, each once. */
export const restingStates = (documents: Documents): { name: string; label: string; isOpen: boolean }[] => {
	const all = Object.values(documents).filter(({ kind }) => kind === "workflow");
	return [...new Map(all.flatMap(stateRows).map((state) => [state.name, state])).values()];
};

/** A text that none of the taken ones is: as it is, or with the first free number. */
function untaken(text: string, taken: readonly string[], join: string): string {
	for (let number = 1; ; number += 1) {
		const own = number === 1 ? text : `${text}${join}${number}`;
		if (!taken.includes(own)) return own;
	}
}

const ids = (rows: readonly CategoryRow[]) => rows.map(({ id }) => id);
const names = (rows: readonly CategoryRow[]) => rows.map(({ name }) => name);

/** The form that most categories have. */
function usualForm(rows: readonly CategoryRow[]): string {
	const forms = rows.map(({ written }) => asString(written.form) ?? "");
	const uses = (form: string) => forms.filter((one) => one === form).length;
	return forms.toSorted((a, b) => uses(b) - uses(a))[0] ?? "";
}

/** A category at the end of the list, under a code that was never one of this portal as far as `published` says. */
export function addCategory(path: string, document: JsonObject, published: JsonObject, name: string) {
	const rows = categoryRows(document);
	const code = untaken("category", [...ids(rows), ...ids(categoryRows(published))], "-");
	const value = { code, name: untaken(name, names(rows), " "), description: "", form: usualForm(rows) };
	return { code, edits: [{ verb: "add", path, at: "/categories", value }] satisfies NewEdit[] };
}

/** A team at the end of the list. */
export function addTeam(path: string, document: JsonObject, published: JsonObject, name: string): NewEdit[] {
	const rows = teamRows(document);
	const id = untaken("team", [...ids(rows), ...ids(teamRows(published))], "-");
	const value = { id, name: untaken(name, names(rows), " ") };
	if (!Array.isArray(document.teams)) return setAt(path, document, ["teams"], [value]);
	return [{ verb: "add", path, at: "/teams", value }];
}

/** Puts a category or team one place up (-1) or down (1). */
export const moveRow = (
	path: string,
	document: JsonObject,
	list: "categories" | "teams",
	index: number,
	by: -1 | 1,
): NewEdit[] => [{ verb: "move", path, at: addressOf(document, [list, index]), index: index + by }];

const parts = (document: JsonObject, code: string) =>
	categoryRows(document).filter(({ written }) => written.parent === code);

/** Takes a category away; those that were a part of it stand by themselves. */
export const removeCategory = (path: string, document: JsonObject, { index, id }: CategoryRow): NewEdit[] => [
	...parts(document, id).flatMap((part) =>
		setAt(path, document, ["categories", String(part.index), "parent"], undefined),
	),
	{ verb: "remove", path, at: addressOf(document, ["categories", index]) },
];

/** Gives a category that was never published another code; those that are a part of it follow. */
export const recodeCategory = (path: string, document: JsonObject, { index, id }: CategoryRow, code: string) => [
	...parts(document, id).flatMap((part) => setAt(path, document, ["categories", String(part.index), "parent"], code)),
	...setAt(path, document, ["categories", String(index), "code"], code),
];

/** Has only its team read a category's cases, which are never published then; or all who may read cases. */
export const restrictCategory = (path: string, document: JsonObject, { index }: CategoryRow, on: boolean) => [
	...(on ? setAt(path, document, ["categories", String(index), "publicity"], "never") : []),
	...setAt(path, document, ["categories", String(index), "restricted"], on || undefined),
];

/** The categories whose cases a team handles. */
export const handledBy = (document: JsonObject, team: string): CategoryRow[] =>
	categoryRows(document).filter(({ written }) => written.team === team);

/** The categories that one can be a part of: all but itself and its own parts. */
export function possibleParents(document: JsonObject, code: string): CategoryRow[] {
	const within = new Set([code]);
	for (let before = 0; before < within.size; ) {
		before = within.size;
		for (const own of [...within]) for (const part of parts(document, own)) within.add(part.id);
	}
	return categoryRows(document).filter(({ id }) => !within.has(id));
}
