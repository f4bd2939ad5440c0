import { KIND_SCHEMAS, resolveMeta } from "../../../schemas/compiler/meta/schemas.ts";
import { asArray, asObject, asString, isObject, type JsonObject } from "../../../schemas/rules/json.ts";
import { toPointer } from "../../../schemas/rules/pointer.ts";
import { type MetaPart, meantBy, nodeAt } from "../settings/meta-parts.ts";

/** The sort of blocks; other entries go by the title of their meta-schema. */
export const BLOCK = "block";

/** A list that a part has or could have, and what its entries are. */
export type HeldList = { pointer: string; sort: string; items: JsonObject };

/** An entry of a document that can be selected: a block, a tab, a filter, a column. */
export type BlockPart = {
	pointer: string;
	/** Pointer of the list that it is in, and its place there. */
	list: string;
	index: number;
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
				...{ pointer: own, list: list.pointer, index, sort, value, owner, depth },
				lists: listsOf(meta, own),
			};
			return [block, ...partsIn(meta, { pointer: own, owner: own, depth: depth + 1 })];
		});
	});
}

const rootOf = (document: JsonObject): MetaPart => {
	const kind = KIND_SCHEMAS.get(asString(document.kind) ?? "") ?? {};
	return { schema: meantBy(kind, document), value: document };
};

/** The entries of a page or view, those within one after it. */
export const blockParts = (document: JsonObject): BlockPart[] =>
	partsIn(rootOf(document), { pointer: "", owner: null, depth: 0 });

/** The lists that a document has at its top. */
export const topLists = (document: JsonObject): HeldList[] => listsOf(rootOf(document), "");
