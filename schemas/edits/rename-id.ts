import { SHOWING_BLOCKS } from "../blocks/shows.gen.ts";
import { isObject, type JsonObject } from "../json/json.ts";
import { isNameIn } from "../json/one-of.ts";
import { mapEntries, mapValues } from "./map-changed.ts";

/** An object, the key of it that has an id, and the key that the object itself is at. */
type Refers = (around: JsonObject, key: string, at: string) => boolean;

const shownBy = ({ type }: JsonObject) => SHOWING_BLOCKS[String(type)];

/** A block of any type, and an action, name under this key the form that they open. */
const opensForm = ({ type, do: act }: JsonObject) => typeof type === "string" || act === "open_form";

/**
 * Whether the id of a form or view is referred to there. A link to a form's page names the form in its query, a bound id the one
 * that is taken where none is given, and the keys of staff's pages the forms that they open.
 */
const refersTo: Readonly<Record<string, Refers>> = {
	form: (around, key, at) =>
		(at === "query" && key === "form") ||
		(at === "form" && key === "default") ||
		(at === "forms" && typeof around.assign === "string") ||
		(opensForm(around) && (key === "form" || key === "fallback")) ||
		(typeof around.code === "string" && key === "form") ||
		(typeof around.action === "string" && Array.isArray(around.from) && key === "form") ||
		(around.kind === "test-case" && key === "form"),
	view: (around, key) => (shownBy(around) === "list" || shownBy(around) === "detail") && key === "view",
};

/** Keys under which the path of a page is said; under the last ones, by any key. */
const PATH_KEYS = new Set(["to", "path", "home", "login", "track", "case_at", "again_at", "instead_of"]);
const PATH_MAPS = new Set(["redirects", "errors"]);

/** Kinds of document whose ids others refer to. */
export const isReferredKind = (kind: unknown) => isNameIn(refersTo, kind);

/** A document in which all references to a form or view lead to its new id; the same one where there are none. */
export function withIdRenamed(value: unknown, kind: string, from: string, to: string, at = ""): unknown {
	if (Array.isArray(value)) return mapEntries(value, (entry) => withIdRenamed(entry, kind, from, to));
	if (!isObject(value)) return value;
	return mapValues(value, (entry, key) =>
		entry === from && refersTo[kind]?.(value, key, at) ? to : withIdRenamed(entry, kind, from, to, key),
	);
}

/** A document in which all links to a page lead to its new path; the same one where there are none. */
export function withPathRenamed(value: unknown, from: string, to: string, isMap = false): unknown {
	if (Array.isArray(value)) return mapEntries(value, (entry) => withPathRenamed(entry, from, to));
	if (!isObject(value)) return value;
	return mapValues(value, (entry, key) =>
		entry === from && (isMap || PATH_KEYS.has(key)) ? to : withPathRenamed(entry, from, to, PATH_MAPS.has(key)),
	);
}
