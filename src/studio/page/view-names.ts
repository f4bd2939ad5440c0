import { OPERATIONS_BY_NAME, resolveIn } from "../../../schemas/compiler/operations.ts";
import {
	entriesAt,
	jsonTypesAt,
	namesAt,
	responseOf,
	type ScopeModel,
	scopeOf,
} from "../../../schemas/compiler/scope-model.ts";
import { asArray, asObject, type JsonObject } from "../../../schemas/json/json.ts";
import { pointerTokens } from "../../../schemas/json/pointer.ts";
import { alternatives } from "../../../schemas/json/schema-at.ts";
import type { LeafChoice } from "../settings/leaf-choices.ts";
import { settingTitle } from "../settings/setting-words.ts";

/** Parameters that page a list: it sets them itself. */
const OF_PAGING = ["page", "limit", "cursor"];

/** How deep offered names go: `/item/category/name`. */
const MAX_DEPTH = 3;

/** A parameter that a list can be asked with, and what it takes. */
export type Parameter = {
	name: string;
	/** The only ones that it takes; none where it takes others. */
	values: readonly string[];
	isDate: boolean;
	/** Whether it names a state of a workflow. */
	isState: boolean;
	/** Who asks by it of cases; null where the list is of something else. */
	casesFor: "public" | "staff" | null;
};

/** The title of the shape of a state's name. */
const STATE = "CaseStatus";

/** The parameters of a view's operation that its reader can be given to choose. */
export function viewParameters(view: JsonObject): Parameter[] {
	const operation = OPERATIONS_BY_NAME.get(String(view.operation));
	const found = Object.entries(asObject(operation?.request.properties)).map(([name, schema]) => {
		const all = alternatives(asObject(schema), resolveIn(undefined));
		const values = all.flatMap((one) => asArray(one.enum)).filter((value) => typeof value === "string");
		const isState = all.some(({ title }) => title === STATE);
		return { name, values, isDate: all.some(({ format }) => format === "date"), isState };
	});
	const casesFor = operation?.staff ? "staff" : found.some(({ isState }) => isState) ? "public" : null;
	return found.filter(({ name }) => !OF_PAGING.includes(name)).map((one) => ({ ...one, casesFor }));
}

const itemScope = (view: JsonObject): ScopeModel => {
	const response = scopeOf([responseOf(view.operation)]);
	return view.type === "list" ? scopeOf(entriesAt(response, "/list")) : response;
};

type Named = { pointer: string; types: ReadonlySet<string> };

function namesWithin(scope: ScopeModel, pointer: string, depth: number): Named[] {
	return namesAt(scope, pointer).flatMap((name) => {
		const own = `${pointer}/${name}`;
		const types = jsonTypesAt(scope, own);
		const inner = depth < MAX_DEPTH && types.has("object") ? namesWithin(scope, own, depth + 1) : [];
		return [{ pointer: own, types }, ...inner];
	});
}

/** What a view's operation returns of each entry, or of the one thing, as pointers into the scope; without what is listed within lists. */
export const itemNames = (view: JsonObject): Named[] =>
	namesWithin(itemScope(view), "", 1).map(({ pointer, types }) => ({ pointer: `/item${pointer}`, types }));

/** A pointer into the entry as one reads it: "Category › Name". */
export const pointerWords = (pointer: string): string => pointerTokens(pointer).slice(1).map(settingTitle).join(" › ");

const isPlain = ({ types }: Named) => !types.has("object") && !types.has("array");

/** What a setting within a view can name of its operation; null of any other. */
export function viewChoices(view: JsonObject, key: string, part: JsonObject, pointer: string): LeafChoice[] | null {
	if (view.kind !== "view") return null;
	if (key === "name" && /^\/(filters\/\d+|sort)$/.test(pointer))
		return viewParameters(view).map(({ name }) => ({ value: name, label: settingTitle(name) }));
	const words = ({ pointer: value }: Named) => ({ value, label: pointerWords(value) });
	if (key === "bind" && !/^\/(query|filters)/.test(pointer) && "bind" in part)
		return itemNames(view).filter(isPlain).map(words);
	if (pointer === "" && key === "body") return itemNames(view).filter(isPlain).map(words);
	if (pointer === "" && (key === "answers" || key === "attachments"))
		return itemNames(view)
			.filter(({ types }) => types.has("array"))
			.map(words);
	return null;
}
