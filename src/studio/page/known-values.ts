import { toDocumentValue } from "../../../schemas/edits/document-value.ts";
import type { Documents, Json } from "../../../schemas/edits/types.ts";
import { asArray, asObject, asString, type JsonObject } from "../../../schemas/json/json.ts";
import { plainTextOf } from "../naming/document-title.ts";
import { settingTitle } from "../settings/setting-words.ts";
import type { Parameter } from "./view-names.ts";

type Choice = { value: string; label: string };

const ofKind = (documents: Documents, kind: string): JsonObject[] =>
	Object.values(documents).filter((document) => document.kind === kind);

const choice = (value: unknown, words: unknown): Choice[] => {
	const own = asString(value);
	return own === undefined ? [] : [{ value: own, label: plainTextOf(words) || own }];
};

/** The states that cases of a list can stand in: those that the public sees, or for staff all. */
function states(documents: Documents, isForStaff: boolean): Choice[] {
	const all = ofKind(documents, "workflow").flatMap((workflow) => Object.entries(asObject(workflow.states)));
	const shown = all.filter(([, state]) => isForStaff || asObject(state).public === true);
	return shown.flatMap(([name, state]) => choice(name, asObject(state).label));
}

/** The categories that cases of a list can be about: those of which the public may read, or for staff all. */
function categories(documents: Documents, isForStaff: boolean): Choice[] {
	return ofKind(documents, "categories").flatMap((document) =>
		asArray(document.categories)
			.map(asObject)
			.filter(({ publicity = document.publicity, restricted }) => isForStaff || (publicity !== "never" && !restricted))
			.flatMap(({ code, name }) => choice(code, name)),
	);
}

const teams = (documents: Documents): Choice[] =>
	ofKind(documents, "categories").flatMap((document) =>
		asArray(document.teams)
			.map(asObject)
			.flatMap(({ id, name }) => choice(id, name)),
	);

/** What can be chosen where a parameter of a list of cases names something that the documents list; none of any other. */
function listedIn(documents: Documents, { name, isState, casesFor }: Parameter): Choice[] {
	const isForStaff = casesFor === "staff";
	if (isState || (isForStaff && name === "state")) return states(documents, isForStaff);
	if (casesFor !== null && name === "category") return categories(documents, isForStaff);
	return isForStaff && name === "team" ? teams(documents) : [];
}

/** How another list of the same things offers what a parameter takes, such as the categories of articles that an operation answers. */
function offeredElsewhere(documents: Documents, operation: unknown, { name }: Parameter): JsonObject | undefined {
	const alike = ofKind(documents, "view").filter((view) => view.operation === operation);
	const filters = alike.flatMap(({ filters: own }) => asArray(own).map(asObject));
	return filters.find((one) => one.name === name && one.options !== undefined);
}

/** How a parameter of a view's operation is chosen whose values are known, as settings of a filter: each value once, in words. Null of any other. */
export function knownValues(
	{ operation }: JsonObject,
	parameter: Parameter,
	documents: Documents,
): { [key: string]: Json } | null {
	const named = parameter.values.map((value) => ({ value, label: settingTitle(value) }));
	const listed = named.length > 0 ? named : listedIn(documents, parameter);
	const choices = listed.filter((one, at) => listed.findIndex(({ value }) => value === one.value) === at);
	if (choices.length > 0) return { choices };
	const elsewhere = offeredElsewhere(documents, operation, parameter);
	return elsewhere ? { options: toDocumentValue(elsewhere.options) } : null;
}
