import { toDocumentValue } from "../../../schemas/edits/document-value.ts";
import type { Documents, Json, NewEdit } from "../../../schemas/edits/types.ts";
import { asObject, type JsonObject } from "../../../schemas/json/json.ts";
import { type CategoryRow, categoryRows, filingForms, teamRows } from "../categories/categories-model.ts";
import { setAt } from "../form/form-edits.ts";
import { putIntoMenu } from "../page/menu.ts";
import firstForm from "./first-form.json" with { type: "json" };

/** The kinds of document of which an administrator makes further ones, with the folder of each. */
export const FOLDERS = { form: "forms", page: "pages", view: "views", workflow: "workflows" } as const;
export type NewKind = keyof typeof FOLDERS;

/** Kinds that have no title, and cannot be begun from nothing. */
export const isCopied = (kind: NewKind): boolean => kind === "view" || kind === "workflow";

export const isNewKind = (kind: string): kind is NewKind => Object.hasOwn(FOLDERS, kind);

/** What somebody says of a document that is to be made. */
export type WantedDocument = {
	kind: NewKind;
	title: string;
	/** One sentence, "" for none. A category needs one. */
	description: string;
	id: string;
	/** Path of the document that it begins as a copy of; "" for a few first parts. */
	like: string;
	/** Address of a page. */
	address: string;
	/** Whether a page stands in the menu. */
	inMenu: boolean;
	/** The category whose form it becomes, "" for a new one. */
	category: string;
	/** The team that handles a new category's cases, "" for none. */
	team: string;
};

/** Where a new document stands. */
export const newDocumentPath = ({ kind, id }: Pick<WantedDocument, "kind" | "id">): string =>
	`${FOLDERS[kind]}/${id}.json`;

/** What can be begun from, of the citizens' documents: a form must file cases, or no category could have it. */
export function modelsFor(documents: Documents, kind: NewKind): string[] {
	const among = kind === "form" ? filingForms(documents) : documents;
	return Object.keys(among).filter((path) => among[path]?.kind === kind && among[path]?.audience !== "staff");
}

/** A name of lower-case letters, digits and hyphens out of a title; "" where none of its letters will do. */
export const nameFrom = (title: string): string =>
	title
		.normalize("NFKD")
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^[^a-z]+|-$/g, "");

/** The name, or the next with a number that no document of the kind has; "" stays "". */
export function freeDocumentName(documents: Documents, kind: NewKind, name: string): string {
	const isTaken = (id: string) =>
		newDocumentPath({ kind, id }) in documents ||
		Object.values(documents).some((one) => one.kind === kind && one.id === id);
	let free = name;
	for (let number = 2; free !== "" && isTaken(free); number += 1) free = `${name}-${number}`;
	return free;
}

/** What is wrong with the name, or the address, of a document that is to be made. */
export function refusedNames(documents: Documents, wanted: WantedDocument): { id: boolean; address: boolean } {
	const all = Object.values(documents);
	const isTaken = all.some(({ kind, id }) => kind === wanted.kind && id === wanted.id);
	const isCode = wanted.kind === "form" && !wanted.category && categories(documents).some(({ id }) => id === wanted.id);
	return {
		id: !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(wanted.id) || isTaken || isCode || newDocumentPath(wanted) in documents,
		address:
			wanted.kind === "page" &&
			(!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(wanted.address) || all.some(({ path }) => path === wanted.address)),
	};
}

const documentOf = (documents: Documents, kind: string) =>
	Object.entries(documents).find(([, document]) => document.kind === kind);

/** The categories and teams of the portal. */
export const categories = (documents: Documents): CategoryRow[] =>
	categoryRows(asObject(documentOf(documents, "categories")?.[1]));
export const teams = (documents: Documents): CategoryRow[] =>
	teamRows(asObject(documentOf(documents, "categories")?.[1]));

/** The first parts of a page: its title as the heading, and a paragraph. */
const firstBlocks = (title: string, text: string): Json => [
	{ type: "hero", title, size: "page" },
	{ type: "text", text },
];

/** A form of one category names it itself and asks nobody; one that offers a choice of categories stays as it is. */
function ofCategory(form: JsonObject, code: string): JsonObject {
	const schema = asObject(form.schema);
	const properties = asObject(schema.properties);
	const own = asObject(properties.category);
	if (own.const === undefined) return form;
	return {
		...form,
		schema: { ...schema, properties: { ...properties, category: { ...own, const: code, default: code } } },
	};
}

function beginning(documents: Documents, wanted: WantedDocument, firstText: string): JsonObject {
	const { kind, title, description, id } = wanted;
	const model = documents[wanted.like];
	const named = { id, ...(!isCopied(kind) && { title, ...(description && { description }) }) };
	if (kind === "page") {
		const rest = model ?? { kind, blocks: firstBlocks(title, description || firstText) };
		return { ...rest, ...named, path: wanted.address };
	}
	if (isCopied(kind)) return { ...model, ...named };
	return { ...ofCategory(model ?? firstForm, wanted.category || id), ...named };
}

/** In the order in which documents are written: kind, id and title first. */
function ordered(document: JsonObject): JsonObject {
	const { $schema, kind, id, path, title, description, ...rest } = document;
	const first = { $schema, kind, id, path, title, description };
	return { ...Object.fromEntries(Object.entries(first).filter(([, value]) => value !== undefined)), ...rest };
}

const menuEdits = (documents: Documents, { title: label, address, inMenu }: WantedDocument): NewEdit[] =>
	inMenu ? putIntoMenu(documents, { label, address }) : [];

function categoryEdits(
	documents: Documents,
	{ id, title: name, description, category, team }: WantedDocument,
): NewEdit[] {
	const [path, document] = documentOf(documents, "categories") ?? [];
	if (path === undefined || !document) return [];
	const chosen = categories(documents).find((one) => one.id === category);
	if (chosen) return setAt(path, document, ["categories", String(chosen.index), "form"], id);
	const value = { code: id, name, description, icon: "layui-icon-form", form: id, ...(team && { team }) };
	return [{ verb: "add", path, at: "/categories", value }];
}

const OFFERING = { form: categoryEdits, page: menuEdits, view: () => [], workflow: () => [] };

/**
 * The edits that make a document and offer it to people: a form as that of a category, a page in the menu. `firstText` is what the
 * paragraph of a page without a description begins with.
 */
export function newDocumentEdits(documents: Documents, wanted: WantedDocument, firstText: string): NewEdit[] {
	const value = toDocumentValue(ordered(beginning(documents, wanted, firstText)));
	return [{ verb: "add", path: newDocumentPath(wanted), at: "", value }, ...OFFERING[wanted.kind](documents, wanted)];
}
