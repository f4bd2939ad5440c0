import { addressOf } from "../../../schemas/edits/addresses.ts";
import { toDocumentValue } from "../../../schemas/edits/document-value.ts";
import type { Documents, Json, NewEdit } from "../../../schemas/edits/types.ts";
import { asArray, isObject, type JsonObject } from "../../../schemas/json/json.ts";
import { pointerTokens, valueAt } from "../../../schemas/json/pointer.ts";
import type { Arrangement, CanvasChange, CanvasPart, CanvasPlace, PaletteEntry, Wrap } from "../arrange/arrangement.ts";
import { offerOf } from "../blocks/offer-of.ts";
import type { StudioI18n } from "../i18n/studio-i18n.ts";
import { nameOf } from "../settings/meta-parts.ts";
import { blockData, dataEdits } from "./block-data.ts";
import { absentPieces, BLOCK, type BlockPart, blockParts, type HeldList, topLists } from "./block-parts.ts";
import { blockTypes, blockWords, entryWords } from "./block-words.ts";
import { newBlock, newEntry } from "./new-block.ts";
import { newViewPart } from "./new-view-part.ts";
import { canvasPiece, pieceAdded, pieceRemoved } from "./view-piece-acts.ts";
import type { ViewPiece } from "./view-pieces.ts";

type Within = {
	path: string;
	document: JsonObject;
	parts: readonly BlockPart[];
	lists: readonly HeldList[];
	/** What a view could have besides. */
	absent: readonly ViewPiece[];
};

/** The list that something of a sort joins, and its place there; without an index at the end. */
type ListTarget = { list: string; index?: number };

/** Pointers as keys: places in lists as numbers. */
function keysOf(document: JsonObject, pointer: string): (string | number)[] {
	let here: unknown = document;
	return pointerTokens(pointer).map((token) => {
		const key = Array.isArray(here) ? Number(token) : token;
		here = valueAt(here, `/${token.replaceAll("~", "~0").replaceAll("/", "~1")}`);
		return key;
	});
}

const addressAt = (document: JsonObject, pointer: string) => addressOf(document, keysOf(document, pointer));

function targetOf({ parts, lists }: Within, sort: string, { part, where }: CanvasPlace): ListTarget | null {
	const target = parts.find(({ pointer }) => pointer === part);
	if (target && where !== "within")
		return target.sort === sort && target.list !== null
			? { list: target.list, index: target.index + (where === "after" ? 1 : 0) }
			: null;
	const list = (target?.lists ?? lists).find((one) => one.sort === sort);
	return list ? { list: list.pointer } : null;
}

/** Where an object stands in a document, as the very same object. */
function pointerOf(document: JsonObject, value: unknown): string | null {
	return blockParts(document).find((part) => part.value === value)?.pointer ?? null;
}

/** The address of a list that is there, or is to be made. */
function listAddress(document: JsonObject, list: string, isThere: boolean): string {
	if (isThere) return addressAt(document, list);
	const end = list.lastIndexOf("/");
	return addressAt(document, list.slice(0, end)) + list.slice(end);
}

/** Puts an entry into a list, which is made where it is absent. */
function inserted({ path, document }: Within, { list, index }: ListTarget, value: Json): CanvasChange {
	const entry: Json = toDocumentValue(value);
	const isThere = Array.isArray(valueAt(document, list));
	const at = listAddress(document, list, isThere);
	const edit: NewEdit = isThere
		? { verb: "add", path, at, value: entry, ...(index !== undefined && { index }) }
		: { verb: "set", path, at, value: [entry] };
	return { edits: [edit], found: (after) => pointerOf(after, entry) };
}

function movedTo(within: Within, part: BlockPart, target: ListTarget): CanvasChange | null {
	const { path, document } = within;
	const isSame = target.list === part.list;
	const end = asArray(valueAt(document, target.list)).length - (isSame ? 1 : 0);
	const wanted = target.index ?? end;
	const index = target.index !== undefined && isSame && part.index < wanted ? wanted - 1 : wanted;
	if (isSame && index === part.index) return null;
	if (target.list.startsWith(`${part.pointer}/`)) return null;
	const at = addressAt(document, part.pointer);
	const found = (after: JsonObject) => pointerOf(after, part.value);
	if (isSame) return { edits: [{ verb: "move", path, at, index }], found };
	const isThere = Array.isArray(valueAt(document, target.list));
	const to = listAddress(document, target.list, isThere);
	const made: NewEdit[] = isThere ? [] : [{ verb: "set", path, at: to, value: [] }];
	return { edits: [...made, { verb: "move", path, at, to, index }], found };
}

/** Puts a block into a new one that stands in its place. */
function wrapped({ path, document }: Within, part: BlockPart, type: string, title: string): CanvasChange {
	const inner = toDocumentValue(part.value);
	const value: Json = { type, ...offerOf(type)?.wraps?.around(inner, title) };
	const edit: NewEdit = { verb: "set", path, at: addressAt(document, part.pointer), value };
	return { edits: [edit], found: () => part.pointer };
}

/** Takes away what holds others; they stand in its place. */
function dissolved({ path, document }: Within, part: BlockPart): CanvasChange | null {
	const inner = asArray(part.value.blocks);
	if (part.sort !== BLOCK || inner.length === 0) return null;
	if (part.list === null) return null;
	const list = asArray(valueAt(document, part.list));
	const value = toDocumentValue(list.toSpliced(part.index, 1, ...inner));
	return { edits: [{ verb: "set", path, at: addressAt(document, part.list), value }], found: () => part.pointer };
}

function canvasPart(part: BlockPart, i18n: StudioI18n): CanvasPart {
	if (part.piece) return canvasPiece(part.piece, i18n);
	const { t, translate } = i18n;
	const { value, sort, pointer, owner, depth, lists, index } = part;
	const words =
		sort === BLOCK ? blockWords(String(value.type), translate) : entryWords(sort, translate, owner !== null);
	const { type: _, ...named } = value;
	const place = t("Entry {number}", { number: index + 1 });
	const name = nameOf(named, "", translate);
	return {
		id: pointer,
		owner,
		depth,
		sort,
		icon: words.icon,
		kind: words.label,
		name: name || (sort === BLOCK ? words.label : place),
		holds: lists.map((list) => list.sort),
	};
}

const isTable = ({ pointer }: HeldList) => pointer === "/columns";

function paletteOf(
	document: JsonObject,
	lists: readonly HeldList[],
	absent: readonly ViewPiece[],
	{ t, translate }: StudioI18n,
): PaletteEntry[] {
	const blocks = blockTypes(document).map((type) => {
		const { label, help, icon } = blockWords(type, translate);
		return { id: `${BLOCK} ${type}`, sort: BLOCK, label, help, icon };
	});
	const sorts = [...new Set(lists.map(({ sort }) => sort))].filter((sort) => sort !== BLOCK);
	const entries = [...sorts, ...absent.map(({ sort }) => sort)].map((sort) => {
		const { label, help, icon } = entryWords(sort, translate, !lists.some(isTable));
		return { id: sort, sort, label, help: help || t("An entry of this document."), icon };
	});
	return lists.some(({ sort }) => sort === BLOCK) ? [...entries, ...blocks] : entries;
}

/** A page or view as what stands on its canvas: blocks, tabs, columns, filters. */
export function blockArrangement(
	path: string,
	document: JsonObject,
	documents: Documents,
	i18n: StudioI18n,
): Arrangement {
	const own = { parts: blockParts(document), lists: topLists(document), absent: absentPieces(document) };
	const within: Within = { path, document, ...own };
	const held = [...within.lists, ...within.parts.flatMap(({ lists }) => lists)];
	const words = { text: i18n.t("New text"), title: i18n.t("New title") };
	const partOf = (id: string) => within.parts.find(({ pointer }) => pointer === id);
	const put = (sort: string, value: Json, place: CanvasPlace) => {
		const target = targetOf(within, sort, place);
		return target && inserted(within, target, value);
	};
	return {
		path,
		parts: within.parts.map((part) => canvasPart(part, i18n)),
		palette: paletteOf(document, held, within.absent, i18n),
		add(entry, place) {
			const [sort = "", type] = entry.split(" ");
			const piece = within.absent.find((one) => one.sort === sort);
			const items = held.find((list) => list.sort === sort)?.items;
			if (type !== undefined) {
				const data = blockData(type, document);
				const change = put(BLOCK, newBlock(type, documents, words, data?.first), place);
				return change && data ? { ...change, edits: [...dataEdits(path, document, data), ...change.edits] } : change;
			}
			const value = newViewPart(sort, document, documents) ?? newEntry(items ?? piece?.schema ?? {}, documents, words);
			if (piece) return pieceAdded(path, document, piece, value);
			return items ? put(sort, value, place) : null;
		},
		move(id, place) {
			const part = partOf(id);
			const target = part && targetOf(within, part.sort, place);
			return part && target ? movedTo(within, part, target) : null;
		},
		remove(id) {
			const part = partOf(id);
			if (part?.piece) return pieceRemoved(path, document, part.piece);
			return part ? { edits: [{ verb: "remove", path, at: addressAt(document, id) }], found: () => null } : null;
		},
		follow(id) {
			const { value, piece } = partOf(id) ?? {};
			if (piece) return () => id;
			return (after) => (value ? pointerOf(after, value) : null);
		},
		clip(id) {
			const part = partOf(id);
			return part && !part.piece
				? { sort: part.sort, name: canvasPart(part, i18n).name, value: toDocumentValue(part.value) }
				: null;
		},
		paste: (clip, place) => (isObject(clip.value) ? put(clip.sort, clip.value, place) : null),
		wraps(id) {
			const part = partOf(id);
			if (part?.sort !== BLOCK) return [];
			const apart: Wrap[] = asArray(part.value.blocks).length > 0 ? [{ id: "apart", label: "Take it apart" }] : [];
			const around = blockTypes(document).flatMap((type): Wrap[] => {
				const wraps = offerOf(type)?.wraps;
				return wraps ? [{ id: type, label: wraps.label }] : [];
			});
			return [...around, ...apart];
		},
		wrap(id, wrap) {
			const part = partOf(id);
			if (!part) return null;
			return wrap === "apart" ? dissolved(within, part) : wrapped(within, part, wrap, words.title);
		},
	};
}
