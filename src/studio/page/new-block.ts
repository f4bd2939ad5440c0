import { BLOCK_SCHEMAS, resolveMeta } from "../../../schemas/compiler/meta/schemas.ts";
import { toDocumentValue } from "../../../schemas/edits/document-value.ts";
import type { Documents, Json } from "../../../schemas/edits/types.ts";
import { asObject, isObject, type JsonObject } from "../../../schemas/json/json.ts";
import type { BlockMembers, FirstWords } from "../blocks/block-offer.ts";
import { offerOf } from "../blocks/offer-of.ts";
import { firstOfKind } from "../blocks/sample-parts.ts";
import { emptyOf, meantBy } from "../settings/meta-parts.ts";

/** The same, and what a name under a key of the part leads to at first. */
type FirstValues = FirstWords & { named(key: string): string };

/** Gives texts that must not be empty some words, and lists that must not be empty their entries. */
function worded(node: JsonObject, value: Json, words: FirstValues, key = ""): Json {
	const schema = meantBy(node, value);
	if (value === "" && resolveMeta(node).def === "id") return words.named(key);
	if (value === "")
		return resolveMeta(node).def === "text"
			? key === "text" || key === "description"
				? words.text
				: words.title
			: value;
	if (Array.isArray(value)) {
		const items = asObject(schema.items);
		const count = typeof schema.minItems === "number" ? schema.minItems : 0;
		if (value.length > 0 || count === 0 || resolveMeta(items).def === "block") return value;
		return Array.from({ length: count }, (_, index) => numbered(worded(items, emptyOf(items), words), index + 1));
	}
	if (!isObject(value)) return value;
	return Object.fromEntries(
		Object.entries(value).map(([own, entry]) => [
			own,
			worded(asObject(asObject(schema.properties)[own]), toDocumentValue(entry), words, own),
		]),
	);
}

/** Ids of entries in one list must differ. */
const numbered = (entry: Json, number: number): Json =>
	isObject(entry) && "id" in entry ? { ...entry, id: `part-${number}` } : entry;

/** What names lead to at first: the first view, or the first form, that the portal has. */
const firstNamed = (documents: Documents) => (key: string) => firstOfKind(documents, key === "view" ? "view" : "form");

/** A new entry of a list by its meta-schema. */
export const newEntry = (items: JsonObject, documents: Documents, words: FirstWords): Json =>
	worded(items, emptyOf(items), { ...words, named: firstNamed(documents) });

/** A new block of a type: with all that it must have, in words where it is words; `more` is what it reads of a page's data. */
export function newBlock(type: string, documents: Documents, words: FirstWords, more: BlockMembers = {}): Json {
	const schema = BLOCK_SCHEMAS.get(type) ?? {};
	const first = offerOf(type)?.begins?.(documents, words);
	const empty = toDocumentValue({ ...asObject(emptyOf(schema)), ...first, ...more, type });
	const made = asObject(worded(schema, empty, { ...words, named: firstNamed(documents) }));
	return toDocumentValue({ ...made, type });
}
