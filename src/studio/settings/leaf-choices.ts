import { createContext } from "react";
import type { Documents, Json } from "../../../schemas/edits/types.ts";
import { asString, type JsonObject } from "../../../schemas/json/json.ts";
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

function known(key: string, part: JsonObject, documents: Nameable): LeafChoice[] | null {
	if (key === "form" || key === "fallback") return ofKind(documents, ({ kind }) => kind === "form", "id");
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
