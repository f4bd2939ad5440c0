import { asObject } from "../json/json.ts";
import { withKey, withoutKey } from "./draft-values.ts";
import type { MutableObject } from "./types.ts";

/** A messages document with other marks of stale translations; without the member where none is left. */
const withMarks = (document: MutableObject, stale: MutableObject): MutableObject =>
	Object.keys(stale).length === 0 ? withoutKey(document, "stale") : { ...document, stale };

/** Marks the translation of a corrected text as one of what the text was when it was translated, through several corrections. */
export function markStale(document: MutableObject, from: string, to: string, isStillUsed: boolean): MutableObject {
	const stale = asObject(document.stale);
	const former = typeof stale[from] === "string" ? stale[from] : from;
	const others = isStillUsed ? { ...stale } : withoutKey(stale, from);
	return withMarks(document, former === to ? withoutKey(others, to) : withKey(others, to, former));
}

/** Takes the mark from a translation that somebody has made or confirmed. */
export const confirmed = (document: MutableObject, source: string): MutableObject =>
	document.stale === undefined ? document : withMarks(document, withoutKey(asObject(document.stale), source));
