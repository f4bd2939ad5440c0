import { toDocumentValue } from "../../../schemas/edits/document-value.ts";
import type { Json } from "../../../schemas/edits/types.ts";
import { asObject, isObject } from "../../../schemas/json/json.ts";

/** A copied question: where it was asked, null of one that does not say so, and where its copy is asked. */
export type PastedAs = { readonly from: string | null; readonly to: string };

const leads = (pointer: string, start: string) => pointer === start || pointer.startsWith(`${start}/`);

/** A pointer to what was copied, leading to the copy; any other text as it is. */
function toCopy(text: string, all: readonly PastedAs[], scope: string): string {
	const copy = all.find(({ from }) => from !== null && leads(text, scope + from));
	return copy ? scope + copy.to + text.slice((scope + copy.from).length) : text;
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
	if (typeof value === "string") return change(value);
	if (Array.isArray(value)) return value.map((entry) => mapTexts(entry, change));
	if (!isObject(value)) return value;
	return Object.fromEntries(Object.entries(value).map(([key, entry]) => [change(key), mapTexts(entry, change)]));
}

/** What is said of the one field that it was copied from. */
const OF_ITS_OWN = ["formerly"];

/** What says something of other answers. */
const OF_OTHERS = ["when", "required_when", "compared", "computed", "calculated"];

/** What names another answer without the scope. */
const BARE = ["code_for"];

/** Options of a copied question at its new pointer: what they say of what was copied with it is true of the copies, and what speaks of answers that the form does not have stays behind. */
export function fittingOptions(
	options: unknown,
	pointer: string,
	pointers: ReadonlySet<string>,
	all: readonly PastedAs[],
): Json {
	const owner = pointer.slice(0, pointer.lastIndexOf("/"));
	const isThere = (own: string) => pointers.has(own) || all.some(({ to }) => leads(own, to));
	const isKnown = (value: unknown): boolean => {
		if (typeof value === "string" && value.startsWith("/form/")) return isThere(value.slice("/form".length));
		if (typeof value === "string" && value.startsWith("/item/")) return isThere(owner + value.slice("/item".length));
		if (Array.isArray(value)) return value.every(isKnown);
		return !isObject(value) || Object.entries(value).every(([key, entry]) => isKnown(key) && isKnown(entry));
	};
	const entries = Object.entries(asObject(options)).flatMap(([key, value]): [string, unknown][] => {
		if (OF_ITS_OWN.includes(key)) return [];
		const own = mapTexts(value, (text) => toCopy(text, all, BARE.includes(key) ? "" : "/form"));
		return OF_OTHERS.includes(key) && !isKnown(own) ? [] : [[key, own]];
	});
	return toDocumentValue(Object.fromEntries(entries));
}
