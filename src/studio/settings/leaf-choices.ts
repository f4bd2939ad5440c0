import { createContext } from "react";
import type { Documents, Json } from "../../../schemas/edits/types.ts";
import { asArray, asObject, asString, type JsonObject } from "../../../schemas/json/json.ts";
import { asWritten, studioTitle, type Translate } from "../naming/document-title.ts";

/** Something that can be chosen where a document is named. */
export type LeafChoice = { value: string; label: string };

/** The documents that can be named, each by what it is called in the studio. */
type Nameable = { documents: Documents; translate: Translate };

const ofKind = (
	{ documents, translate }: Nameable,
	fits: (document: JsonObject) => boolean,
	key: "id" | "path",
): LeafChoice[] =>
	Object.entries(documents).flatMap(([path, document]) => {
		const value = asString(document[key]);
		return value !== undefined && fits(document) ? [{ value, label: studioTitle(path, document, translate) }] : [];
	});

/** The kinds whose documents name none of staff's, unless they are of staff themselves. */
const FOR_EVERYBODY = ["page", "view", "site"];

/** The documents that one of them may name: what everybody loads names nothing that is for staff alone. */
export function nameableIn(document: JsonObject, documents: Documents): Documents {
	if (document.audience === "staff" || !FOR_EVERYBODY.includes(String(document.kind))) return documents;
	return Object.fromEntries(Object.entries(documents).filter(([, { audience }]) => audience !== "staff"));
}

/** Entries of one kind of document that others name, by their values and names. */
function entriesOf({ documents, translate }: Nameable, kind: string, list: string, value: string, name: string) {
	const found = Object.values(documents).flatMap((document) => (document.kind === kind ? asArray(document[list]) : []));
	return found.map(asObject).flatMap((entry): LeafChoice[] => {
		const own = asString(entry[value]);
		return own === undefined ? [] : [{ value: own, label: translate(asString(entry[name]) ?? own) }];
	});
}

function statesOf({ documents, translate }: Nameable): LeafChoice[] {
	const states = Object.values(documents).flatMap((one) =>
		one.kind === "workflow" ? Object.entries(asObject(one.states)) : [],
	);
	return [...new Map(states)].map(([value, state]) => ({
		value,
		label: translate(asString(asObject(state).label) ?? value),
	}));
}

/** The portal's languages, where a part has a text for each of them, as a ready text has; none of any other part. */
export function languagesAt(pointer: string, { kind }: JsonObject, documents: Documents): LeafChoice[] {
	if (kind !== "templates" || !pointer.endsWith("/text")) return [];
	const all = { documents, translate: asWritten };
	return entriesOf(all, "site", "locales", "code", "name");
}

/** What each entry of a list of names can be, by what the list is called; undefined where it takes what is typed. */
export function offeredEntries(
	key: string,
	{ kind }: JsonObject,
	documents: Documents,
	translate: Translate = asWritten,
): LeafChoice[] | undefined {
	const all = { documents, translate };
	if (kind !== "routing" && kind !== "templates") return undefined;
	if (key === "category" || key === "categories") return entriesOf(all, "categories", "categories", "code", "name");
	if (key === "states" || key === "leads_to") return statesOf(all);
	if (key !== "actions") return undefined;
	const steps = entriesOf(all, "workflow", "transitions", "action", "label");
	return steps.filter(({ value }, at) => steps.findIndex((one) => one.value === value) === at);
}

function known(key: string, part: JsonObject, documents: Nameable): LeafChoice[] | null {
	if (key === "form" || key === "fallback") return ofKind(documents, ({ kind }) => kind === "form", "id");
	if (key === "team") return entriesOf(documents, "categories", "teams", "id", "name");
	if (key === "view")
		return ofKind(
			documents,
			({ kind, type }) => kind === "view" && (type === part.type || part.type === undefined),
			"id",
		);
	return key === "to" || key === "home" || key === "login" || key === "track"
		? ofKind(documents, ({ kind }) => kind === "page", "path")
		: null;
}

/** What a setting within a document can name besides documents, such as what an operation returns; null of any other. */
type OfferNames = (key: string, part: JsonObject, pointer: string) => LeafChoice[] | null;

/** Handed in by the editor of a kind of document that knows more names. */
export const OfferedNames = createContext<OfferNames>(() => null);

/** What a part becomes with another value of a setting on which others hang, such as how a filter asks; null where none do. */
type WithSetting = (key: string, value: unknown, part: JsonObject, pointer: string) => Json | null;

/** Handed in by the editor of a kind of document that knows what hangs together. */
export const SettingsTogether = createContext<WithSetting>(() => null);

/** What a setting that names something can be; null of any other. What it is now is among them. */
export function offeredFor(
	key: string,
	part: JsonObject,
	documents: Documents,
	more: LeafChoice[] | null = null,
	translate: Translate = asWritten,
): LeafChoice[] | null {
	const choices = more ?? known(key, part, { documents, translate });
	const own = part[key];
	if (!choices || typeof own !== "string" || own === "" || choices.some(({ value }) => value === own)) return choices;
	return [{ value: own, label: own }, ...choices];
}
