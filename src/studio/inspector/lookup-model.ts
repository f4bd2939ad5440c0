import { OPERATIONS_BY_NAME } from "../../../schemas/compiler/operations.ts";
import { entriesAt, responseOf, scopeOf } from "../../../schemas/compiler/scope-model.ts";
import { toDocumentValue } from "../../../schemas/edits/document-value.ts";
import type { Json } from "../../../schemas/edits/types.ts";
import { asArray, asObject, asString, type JsonObject } from "../../../schemas/json/json.ts";
import type { FormQuestion } from "../form/form-model.ts";
import type { StudioText } from "../i18n/studio-i18n.ts";
import { itemNames, viewParameters } from "../page/view-names.ts";
import type { LeafChoice } from "../settings/leaf-choices.ts";
import { settingTitle } from "../settings/setting-words.ts";

/** What the lists of the portal are called that are met most. */
const LISTS: Readonly<Record<string, StudioText>> = {
	addressesGetList: "Addresses by postcode",
	projectGetList: "Projects",
	articlesGetList: "Articles",
	articlesGetCategory: "Categories of articles",
	messagesGetCategory: "Categories of cases",
	messagesGetList: "Published cases",
};

const LIST = "/list";

/** Whether the answer of an operation has a list. */
const hasList = (name: string): boolean => entriesAt(scopeOf([responseOf(name)]), LIST).length > 0;

/** The lists that choices can come from, in words; those of the desk for a form of staff alone. */
export const offeredLists = ({ audience }: JsonObject, translate: (text: string) => string): LeafChoice[] =>
	[...OPERATIONS_BY_NAME.values()]
		.filter(({ kind, staff, name }) => kind !== "command" && (!staff || audience === "staff") && hasList(name))
		.map(({ name }) => ({ value: name, label: translate(LISTS[name] ?? settingTitle(name)) }))
		.sort((a, b) => a.label.localeCompare(b.label));

/** What of an entry can be shown or stored, as pointers within it. */
export const entryNames = (operation: string): string[] =>
	itemNames({ operation, type: "list" })
		.filter(({ types }) => !types.has("object") && !types.has("array"))
		.map(({ pointer }) => pointer.replace(/^\/item/, ""));

/** A parameter by which a list can be narrowed, and whether it gives none without it. */
export type Narrowing = { name: string; isNeeded: boolean; answer: string };

const TYPED = "keyword";

/** The parameters of a look-up's list but the one that takes what is typed, each with the question whose answer it is given. */
export function narrowings({ operation, query, search }: JsonObject): Narrowing[] {
	const needed = asArray(OPERATIONS_BY_NAME.get(String(operation))?.request.required);
	return viewParameters({ operation })
		.filter(({ name }) => name !== search)
		.map(({ name }) => ({
			name,
			isNeeded: needed.includes(name),
			answer: asString(asObject(asObject(query)[name]).bind)?.replace(/^\/form(?=\/)/, "") ?? "",
		}));
}

/** Whether a list can be asked for what is typed. */
export const canSearch = (operation: unknown): boolean =>
	viewParameters({ operation }).some(({ name }) => name === TYPED);

const LABELS = ["title", "name", "label", "line", "number"];
const VALUES = ["code", "id", "name"];

/** The name among several that is the likeliest of some, else the first. */
const likeliest = (names: readonly string[], wanted: readonly string[]): string =>
	wanted.map((one) => names.find((name) => name === `/${one}`)).find(Boolean) ?? names[0] ?? "";

/** A look-up in another list, as it begins: what it was narrowed by, and how it was found again, was the other list's. */
export function lookupIn(operation: string): Json {
	const names = entryNames(operation);
	return {
		operation,
		list: LIST,
		value: likeliest(names, VALUES),
		label: likeliest(names, LABELS),
		...(canSearch(operation) && { search: TYPED }),
	};
}

/** A look-up that gives a parameter the answer of a question, by its pointer; none for "". */
export function narrowedBy(source: JsonObject, parameter: string, answer: string): Json {
	const { [parameter]: _, ...others } = asObject(source.query);
	const query = answer === "" ? others : { ...others, [parameter]: { bind: `/form${answer}` } };
	const { query: _query, ...rest } = source;
	return toDocumentValue(Object.keys(query).length > 0 ? { ...rest, query } : rest);
}

/** A look-up that is found by typing, or whose choices are all listed. */
export function searchedBy(source: JsonObject, isSearched: boolean): Json {
	const { search: _, ...rest } = source;
	return toDocumentValue(isSearched ? { ...rest, search: TYPED } : rest);
}

/** The questions before one whose answer can narrow its list: those that stand for themselves, not in a repeat group. */
export const narrowingQuestions = (fields: readonly FormQuestion[], field: FormQuestion): LeafChoice[] =>
	fields
		.filter((one) => one !== field && !one.holds && one.owner === "" && one.schema.type !== "array")
		.map(({ pointer, label }) => ({ value: pointer, label }));
