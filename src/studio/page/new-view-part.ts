import { toDocumentValue } from "../../../schemas/edits/document-value.ts";
import type { Documents, Json } from "../../../schemas/edits/types.ts";
import { asArray, asObject, asString, isObject, type JsonObject } from "../../../schemas/json/json.ts";
import { settingTitle } from "../settings/setting-words.ts";
import { knownValues } from "./known-values.ts";
import { itemNames, type Parameter, pointerWords, viewParameters } from "./view-names.ts";

const choicesOf = ({ values }: Parameter): Json => values.map((value) => ({ value, label: settingTitle(value) }));

/** How a list is asked by a parameter: chosen among what is known, by a day, or typed. */
function filterBy(view: JsonObject, parameter: Parameter, documents: Documents): { [key: string]: Json } {
	const { name, isDate } = parameter;
	const known = knownValues(view, parameter, documents);
	const widget = known ? "select" : isDate ? "date" : "search";
	return { name, label: settingTitle(name), widget, ...known };
}

/** A filter by a parameter of the operation that has none yet: first those of which it is known how one chooses. */
function newFilter(view: JsonObject, documents: Documents): Json | null {
	const used = asArray(view.filters).map((filter) => asObject(filter).name);
	const sort = asObject(view.sort).name ?? "sort";
	const free = viewParameters(view)
		.filter(({ name }) => !used.includes(name) && name !== sort)
		.map((parameter) => filterBy(view, parameter, documents));
	return free.find(({ name, widget }) => name === "keyword" || widget !== "search") ?? free[0] ?? null;
}

/** What a filter becomes that is to ask by another parameter: what it asked before goes, and its label where nobody has worded it. */
export function filterRenamed(view: JsonObject, filter: JsonObject, name: string, documents: Documents): Json | null {
	const parameter = viewParameters(view).find((one) => one.name === name);
	if (!parameter) return null;
	const { choices: _, options: __, counts: ___, ...rest } = filter;
	const isWorded = filter.label !== settingTitle(String(filter.name));
	return toDocumentValue({
		...rest,
		...filterBy(view, parameter, documents),
		...(isWorded && { label: filter.label }),
	});
}

/** An order by the parameter that names one. */
function newSort(view: JsonObject): Json | null {
	const found = viewParameters(view).find(({ name, values }) => name === "sort" && values.length > 0);
	return found ? { name: found.name, choices: choicesOf(found) } : null;
}

/** All pointers that bindings within a part name. */
const boundIn = (value: unknown): string[] => {
	if (Array.isArray(value)) return value.flatMap(boundIn);
	if (!isObject(value)) return [];
	const bind = asString(value.bind);
	return [...(bind === undefined ? [] : [bind]), ...Object.values(value).flatMap(boundIn)];
};

const endsLike = (pointer: string, names: readonly string[]) => names.some((name) => pointer.endsWith(`/${name}`));

/** Names that say nothing to whoever reads a list. */
const IDS = /(^|[/_])id$/;

/** A column or fact of the first thing that the operation returns and that nothing beside it shows. */
function newColumn(view: JsonObject): Json | null {
	const used = [...boundIn(view.columns), ...boundIn(view.groups)];
	const plain = itemNames(view).filter(
		({ pointer, types }) => !types.has("object") && !types.has("array") && !IDS.test(pointer),
	);
	const free = plain.find(({ pointer }) => !used.includes(pointer)) ?? plain[0];
	return free ? { label: pointerWords(free.pointer), value: { bind: free.pointer } } : null;
}

/** Where a piece that is one pointer leads at first. */
function newPointer(view: JsonObject, isList: boolean, names: readonly string[]): Json | null {
	const fit = itemNames(view).filter(({ types }) => types.has("array") === isList && !types.has("object"));
	return (fit.find(({ pointer }) => endsLike(pointer, names)) ?? fit[0])?.pointer ?? null;
}

const FIRST: Readonly<Record<string, (view: JsonObject, documents: Documents) => Json | null>> = {
	ViewFilter: newFilter,
	ViewSort: newSort,
	ViewColumn: newColumn,
	ViewPaging: () => ({ mode: "pages", limit: 10 }),
	ViewBody: (view) => newPointer(view, false, ["content", "body", "html", "reply"]),
	ViewAnswers: (view) => newPointer(view, true, ["answers"]),
	ViewAttachments: (view) => newPointer(view, true, ["attachments", "files"]),
	ViewTimeline: () =>
		toDocumentValue({
			operation: "messageFlowList",
			query: { message_id: { bind: "/query/id" } },
			list: "/list",
		}),
};

/** What a new part of a view begins with, by what its operation takes and returns; null where that says nothing. */
export const newViewPart = (sort: string, view: JsonObject, documents: Documents): Json | null =>
	view.kind === "view" && Object.hasOwn(FIRST, sort) ? (FIRST[sort]?.(view, documents) ?? null) : null;
