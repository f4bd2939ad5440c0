import { resolveMeta } from "../../../schemas/compiler/meta/schemas.ts";
import { asArray, asObject, asString, isObject, type JsonObject } from "../../../schemas/json/json.ts";
import { pointerTokens, toPointer } from "../../../schemas/json/pointer.ts";
import { onceForEach } from "../../../schemas/rules/values/once-for-each.ts";
import { type MetaPart, meantBy, metaPartAt, nodeAt } from "../settings/meta-parts.ts";
import { hasPiece, type ViewPiece, viewPieces } from "./view-pieces.ts";

/** The sort of blocks; other entries go by the title of their meta-schema. */
export const BLOCK = "block";

/** A list that a part has or could have, and what its entries are. */
export type HeldList = { pointer: string; sort: string; items: JsonObject };

/** What of a document can be selected: a block, a tab, a filter, a column; a piece of a view that is there once. */
export type BlockPart = {
	pointer: string;
	/** Pointer of the list that it is in, and its place there; null for a piece, which is in none. */
	list: string | null;
	index: number;
	piece?: ViewPiece;
	sort: string;
	value: JsonObject;
	owner: string | null;
	depth: number;
	lists: readonly HeldList[];
};

/** Entries that are told by their part as a whole. */
const WITHIN_INSPECTOR = ["action", "option", "value", "text", "calculation", "condition"];

function listOf(node: JsonObject, pointer: string): HeldList | null {
	const { schema } = resolveMeta(node);
	if (schema.type !== "array" || !isObject(schema.items)) return null;
	const { schema: entry, def } = resolveMeta(schema.items);
	if (def === "block") return { pointer, sort: BLOCK, items: schema.items };
	const title = asString(entry.title);
	if (def !== undefined && WITHIN_INSPECTOR.includes(def)) return null;
	return entry.properties && title ? { pointer, sort: title, items: schema.items } : null;
}

const listsOf = ({ schema }: MetaPart, pointer: string): HeldList[] =>
	Object.entries(asObject(schema.properties)).flatMap(([key, node]) => {
		const list = listOf(asObject(node), `${pointer}${toPointer([key])}`);
		return list ? [list] : [];
	});

type Around = { pointer: string; owner: string | null; depth: number };

function partsIn(part: MetaPart, { pointer, owner, depth }: Around): BlockPart[] {
	return listsOf(part, pointer).flatMap((list) => {
		const key = list.pointer.slice(pointer.length + 1);
		const entries = asArray(asObject(part.value)[key]);
		const inner: MetaPart = { schema: meantBy(nodeAt(part, key), entries), value: entries };
		return entries.flatMap((value, index) => {
			if (!isObject(value)) return [];
			const own = `${list.pointer}/${index}`;
			const meta: MetaPart = { schema: meantBy(nodeAt(inner, String(index)), value), value };
			const { sort } = list;
			const block: BlockPart = {
				pointer: own,
				list: list.pointer,
				index,
				sort,
				value,
				owner,
				depth,
				lists: listsOf(meta, own),
			};
			return [block, ...partsIn(meta, { pointer: own, owner: own, depth: depth + 1 })];
		});
	});
}

const rootOf = (document: JsonObject): MetaPart => metaPartAt(document, "") ?? { schema: {}, value: document };

function piecesIn(document: JsonObject, root: MetaPart): BlockPart[] {
	const around = { list: null, index: 0, owner: null, depth: 0, lists: [] };
	return viewPieces(root).flatMap((piece) => {
		const { pointer, sort, keys } = piece;
		const value = keys ? document : asObject(document[pointer.slice(1)]);
		return hasPiece(document, piece) ? [{ ...around, pointer, sort, value, piece }] : [];
	});
}

/** The entries of a page or view, those within one after it, and the pieces of a view, in the order of the meta-schema. */
export const blockParts = onceForEach((document: JsonObject): readonly BlockPart[] => {
	const root = rootOf(document);
	const parts = [...partsIn(root, { pointer: "", owner: null, depth: 0 }), ...piecesIn(document, root)];
	const order = Object.keys(asObject(root.schema.properties));
	const placeOf = ({ pointer }: BlockPart) => order.indexOf(pointerTokens(pointer)[0] ?? "");
	return parts.toSorted((a, b) => placeOf(a) - placeOf(b));
});

/** The pieces that a view could have and has not. */
export const absentPieces = (document: JsonObject): ViewPiece[] =>
	viewPieces(rootOf(document)).filter((piece) => !hasPiece(document, piece));

/** The lists that a document has at its top. */
export const topLists = (document: JsonObject): HeldList[] => listsOf(rootOf(document), "");
