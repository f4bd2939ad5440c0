import { traitsOfBlock } from "../blocks/traits-of.ts";
import { asArray, asObject, asString, type JsonObject } from "../json/json.ts";
import { pointerTokens } from "../json/pointer.ts";
import type { PorticoDocument } from "../types.gen.ts";
import { BLOCK_SCHEMAS } from "./meta/schemas.ts";
import { type Part, walkDocument } from "./meta/walk.ts";
import {
	BASE_SCOPE,
	entriesAt,
	responseOf,
	type ScopeModel,
	SUBMISSION,
	scopeOf,
	typesAt,
	withRoots,
} from "./scope-model.ts";

/** What can be seen at a part of a document: `scope`, and where the part's pointers start when that is elsewhere. */
export type Sight = {
	scope: ScopeModel;
	from?: ScopeModel;
	field?: string;
	source?: unknown;
	/** The list of actions that one stands in. */
	actions?: readonly unknown[];
};

type Inside = { title: string; key: string; value: JsonObject; pointer: string };
type Enter = (inside: Inside, sight: Sight) => Sight;

const known = new WeakMap<PorticoDocument, readonly Part<Sight>[]>();

/** Walks a document's parts, each with what its pointers can see. Several checks do, so the parts are found once. */
export function walkScoped(document: PorticoDocument, part: (part: Part<Sight>) => void): void {
	const parts = known.get(document) ?? scopedParts(document);
	known.set(document, parts);
	parts.forEach(part);
}

function scopedParts(document: PorticoDocument): Part<Sight>[] {
	const parts: Part<Sight>[] = [];
	const inside: Enter = (at, sight) => {
		if (at.pointer === "/fields" && document.kind === "form") return enterField(at, sight);
		const around = { ...sight, from: undefined, ...(at.key === "actions" && { actions: asArray(at.value.actions) }) };
		return (ENTER[at.title] ?? enterBlock)(at, around);
	};
	const part = (one: Part<Sight>) => void parts.push(one);
	walkDocument(document.kind, document, { scope: BASE_SCOPE }, { part, inside });
	return parts;
}

const union = (schemas: readonly JsonObject[]): JsonObject => scopeOf(schemas).schema;
const withItem = (sight: Sight, schemas: readonly JsonObject[]): Sight => ({
	...sight,
	scope: withRoots(sight.scope, { item: union(schemas) }),
});
/** The entries of a list in an operation's response. */
const entriesOf = (operation: unknown, list: unknown) =>
	entriesAt(scopeOf([responseOf(operation)]), asString(list) ?? "");

/** Within an option source, a similar source or a timeline: pointers into the value, or into one of its entries. */
function enterSource({ key, value }: Inside, sight: Sight, ofEntry: readonly string[]): Sight {
	if (key === "list") return { ...sight, from: scopeOf([responseOf(value.operation)]) };
	if (ofEntry.includes(key)) return { ...sight, from: scopeOf(entriesOf(value.operation, value.list)) };
	return sight;
}

/** Within a field's options: the row around it, where it is in a repeat group. */
function enterField({ key }: Inside, sight: Sight): Sight {
	const tokens = pointerTokens(key);
	const rowDepth = tokens.lastIndexOf("*") + 1;
	const within = { ...sight, from: undefined, field: key };
	if (rowDepth === 0) return within;
	const row = key
		.split("/")
		.slice(0, rowDepth + 1)
		.join("/");
	return withItem(within, typesAt(sight.scope, `/form${row}`));
}

/** What a data source puts into the page's data: its value, or the entry that it picks. */
function dataOf(source: JsonObject): JsonObject {
	const pick = asObject(source.pick);
	return source.pick === undefined ? responseOf(source.operation) : union(entriesOf(source.operation, pick.list));
}

/** Within a pick: pointers into the value of the source around it, or into one of its entries. */
function enterPick({ key, value }: Inside, sight: Sight): Sight {
	if (key === "list") return { ...sight, from: scopeOf([responseOf(sight.source)]) };
	if (key === "where") return { ...sight, from: scopeOf(entriesOf(sight.source, value.list)) };
	return sight;
}

/** /result is the response to the last call or download before an action; in the words an action ends with, to its own. */
const enterAction: Enter = ({ key, pointer }, sight) => {
	const index = Number(pointerTokens(pointer).at(-1)) + (key === "done" ? 1 : 0);
	const before = asArray(sight.actions).slice(0, index).map(asObject);
	const called = before.findLast((action) => action.do === "call" || action.do === "download");
	if (!called) return sight;
	return { ...sight, scope: withRoots(sight.scope, { result: responseOf(called.operation) }) };
};

/** Within a block that goes over a list: an entry of it. */
const enterBlock: Enter = ({ title, key, value }, sight) => {
	const entries = title === BLOCK_SCHEMAS.get(String(value.type))?.title ? traitsOfBlock(value.type)?.entries : null;
	if (!entries?.within.includes(key)) return sight;
	return withItem(sight, entriesAt(sight.scope, asString(value[entries.list]) ?? ""));
};

const LIST_ENTRY_KEYS = ["card", "columns", "link"];

const ENTER: Readonly<Record<string, Enter>> = {
	PageDocument: ({ value }, sight) => {
		const data = Object.entries(asObject(value.data)).map(([name, source]) => [name, dataOf(asObject(source))]);
		return { scope: withRoots(sight.scope, { data: { type: "object", properties: Object.fromEntries(data) } }) };
	},
	FormDocument: ({ key, value }, sight) => {
		const schema = asObject(value.schema);
		const form = withRoots(sight.scope, { form: schema }, schema);
		if (key === "submit") return { scope: withRoots(form, { submission: SUBMISSION }) };
		if (key !== "after") return { scope: form };
		return { scope: withRoots(form, { result: responseOf(asObject(value.submit).operation) }) };
	},
	FieldOptions: ({ key }, sight) => {
		if (key === "code_for") return { ...sight, from: scopeOf(typesAt(sight.scope, "/form"), sight.scope.form) };
		if (key !== "summary" || sight.field === undefined) return sight;
		return withItem(sight, entriesAt(sight.scope, `/form${sight.field}`));
	},
	NavigateAction: enterAction,
	CallAction: enterAction,
	StartSessionAction: enterAction,
	OpenFormAction: enterAction,
	DownloadAction: enterAction,
	CopyLinkAction: enterAction,
	ListView: ({ key, value }, sight) =>
		LIST_ENTRY_KEYS.includes(key) ? withItem(sight, entriesOf(value.operation, "/list")) : sight,
	DetailView: ({ key, value }, sight) => (key === "query" ? sight : withItem(sight, [responseOf(value.operation)])),
	DataSource: ({ key, value }, sight) => (key === "pick" ? { ...sight, source: value.operation } : sight),
	DataPick: enterPick,
	FilterCounts: (inside, sight) => enterSource(inside, sight, ["value", "count"]),
	NavigationCount: ({ key, value }, sight) => {
		if (key === "value") return { ...sight, from: scopeOf([responseOf(value.operation)]) };
		return key === "label" ? withItem(sight, [responseOf(value.operation)]) : sight;
	},
	OptionSource: (inside, sight) =>
		inside.key === "own_form"
			? withItem(sight, entriesOf(inside.value.operation, inside.value.list))
			: enterSource(inside, sight, ["value", "label", "hint"]),
	ViewTimeline: (inside, sight) => enterSource(inside, sight, []),
	SimilarSource: (inside, sight) =>
		["link", "blocks"].includes(inside.key)
			? withItem(sight, entriesOf(inside.value.operation, inside.value.list))
			: enterSource(inside, sight, ["title"]),
};
