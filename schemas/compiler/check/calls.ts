import { traitsOfBlock } from "../../blocks/traits-of.ts";
import { asArray, asObject, asString, type JsonObject } from "../../json/json.ts";
import type { PorticoDocument } from "../../types.gen.ts";
import type { Names } from "../names.ts";
import type { ScopeModel } from "../scope-model.ts";
import { walkScoped } from "../scoped-walk.ts";

/** A place where a document calls an operation. */
export type Call = {
	operation: string;
	/** Where the operation is named. */
	pointer: string;
	/** The kinds of operation that fit there. */
	kinds: readonly string[];
	/** Parameters with a value, and where they stand. */
	given: JsonObject;
	at: string;
	/** Parameters whose value the reader gives: filters, sort, search. */
	named: readonly { name: string; pointer: string }[];
	/** Whether all parameters are here; of a list block, the rest is in its view. */
	whole: boolean;
	scope: ScopeModel;
};

const READS = ["query", "list"];
const WRITES = ["command"];
/** Parts of a document that read from an operation, besides the shared definitions. */
const SOURCES = ["DetailView", "ViewTimeline", "SimilarSource", "NavigationCount", "DownloadAction"];

/** Calls back for every operation that a document calls. */
export function walkCalls(document: PorticoDocument, names: Names, found: (call: Call) => void): void {
	const call = (own: JsonObject, pointer: string, scope: ScopeModel, more: Partial<Call> = {}) => {
		const operation = asString(own.operation);
		const base = {
			pointer: `${pointer}/operation`,
			kinds: READS,
			given: asObject(own.query),
			at: `${pointer}/query`,
			named: [],
			whole: true,
		};
		if (operation !== undefined) found({ operation, scope, ...base, ...more });
	};
	walkScoped(document, ({ def, value, pointer, context: { scope } }) => {
		const own = asObject(value);
		if (def === "data_source") call(own, pointer, scope);
		if (def === "option_source") callsOfOptions(own, pointer, scope, call);
		if (def === "action" && own.do === "call")
			call(own, pointer, scope, { kinds: WRITES, given: asObject(own.body), at: `${pointer}/body` });
		if (def === "block" && traitsOfBlock(own.type)?.shows === "list")
			callOfListBlock(own, pointer, scope, names, found);
		if (SOURCES.includes(def)) call(own, pointer, scope);
		if (def === "FormSubmit")
			call(own, pointer, scope, { kinds: WRITES, given: asObject(own.body), at: `${pointer}/body` });
		if (def === "ListView") callsOfList(own, scope, call);
	});
}

type Found = (own: JsonObject, pointer: string, scope: ScopeModel, more?: Partial<Call>) => void;

/** A list's own call, and those for the counts beside its filters, which are requested with all of its filters. */
function callsOfList(view: JsonObject, scope: ScopeModel, call: Found): void {
	call(view, "", scope, { kinds: ["list"], named: parametersOf(view) });
	for (const [index, filter] of asArray(view.filters).entries())
		call(asObject(asObject(filter).counts), `/filters/${index}/counts`, scope, { named: filtersOf(view) });
}

/** A field's options, and how the server finds one of them by its value. */
function callsOfOptions(own: JsonObject, pointer: string, scope: ScopeModel, call: Found): void {
	call(own, pointer, scope, { named: searched(own, pointer) });
	const { operation, parameter } = asObject(own.lookup);
	const named = [{ name: asString(parameter) ?? "", pointer: `${pointer}/lookup/parameter` }];
	call({ operation }, `${pointer}/lookup`, scope, { named });
}

const searched = (own: JsonObject, pointer: string) =>
	typeof own.search === "string" ? [{ name: own.search, pointer: `${pointer}/search` }] : [];

/** The parameters that a list view's filters set. */
const filtersOf = (view: JsonObject): { name: string; pointer: string }[] =>
	asArray(view.filters).map((filter, index) => ({
		name: asString(asObject(filter).name) ?? "",
		pointer: `/filters/${index}/name`,
	}));

/** The parameters that a list view lets the reader choose. */
function parametersOf(view: JsonObject): { name: string; pointer: string }[] {
	const filters = filtersOf(view);
	const sort = asString(asObject(view.sort).name);
	return sort === undefined ? filters : [...filters, { name: sort, pointer: "/sort/name" }];
}

function callOfListBlock(
	own: JsonObject,
	pointer: string,
	scope: ScopeModel,
	names: Names,
	found: (call: Call) => void,
): void {
	const view = names.find("view", asString(own.view) ?? "")?.document;
	if (!view) return;
	const given = asObject(own.query);
	found({
		operation: view.operation,
		pointer: `${pointer}/view`,
		kinds: READS,
		given,
		at: `${pointer}/query`,
		named: [],
		whole: false,
		scope,
	});
}
