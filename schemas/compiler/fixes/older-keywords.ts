import { asArray, asObject, asString, isObject } from "../../json/json.ts";
import type { JsonPatch, PatchOperation } from "../../json/json-patch.ts";
import { toPointer, valueAt } from "../../json/pointer.ts";
import { patchOfTuple } from "./invalid-values.ts";
import { adding, childOf, type Flaw, lastToken, parentOf, removing, renaming, replacing } from "./operations.ts";

type Maker = (flaw: Flaw) => JsonPatch | undefined;

const OLD_DEFINITIONS = "#/definitions/";

/** All references to the definitions of older drafts, with the way to each. Definitions may be properties' names too. */
function oldReferences(value: unknown, path: string): { path: string; name: string }[] {
	if (Array.isArray(value)) return value.flatMap((entry, index) => oldReferences(entry, childOf(path, index)));
	return Object.entries(asObject(value)).flatMap(([key, entry]) => {
		const own = childOf(path, key);
		if (key === "$ref" && typeof entry === "string" && entry.startsWith(OLD_DEFINITIONS))
			return [{ path: own, name: entry.slice(OLD_DEFINITIONS.length) }];
		return oldReferences(entry, own);
	});
}

/** `definitions` at the root are `$defs`, and references lead there. */
function definitions({ document, pointer }: Flaw): JsonPatch | undefined {
	if (pointer !== "/schema/definitions") return undefined;
	const own = valueAt(document, pointer);
	const references = oldReferences(valueAt(document, "/schema"), "/schema").flatMap(({ path, name }) =>
		replacing(document, path, `#/$defs/${name}`),
	);
	if (valueAt(document, "/schema/$defs") === undefined)
		return [...references, { op: "move", from: pointer, path: "/schema/$defs" }];
	const taken = Object.keys(asObject(own)).some(
		(name) => valueAt(document, `/schema/$defs${toPointer([name])}`) !== undefined,
	);
	const moves = Object.keys(asObject(own)).map(
		(name): PatchOperation => ({
			op: "move",
			from: childOf(pointer, name),
			path: childOf("/schema/$defs", name),
		}),
	);
	return taken ? undefined : [...references, ...moves, { op: "remove", path: pointer }];
}

/** `dependencies` are two keywords today: by names, and by schema. */
function dependencies({ document, pointer }: Flaw): JsonPatch | undefined {
	const all = Object.entries(asObject(valueAt(document, pointer)));
	const around = parentOf(pointer);
	const byNames = all.flatMap(([name, own]): [string, unknown][] =>
		Array.isArray(own) || typeof own === "string" ? [[name, [own].flat()]] : [],
	);
	const required = adding(document, childOf(around, "dependentRequired"), byNames);
	const schemas = adding(
		document,
		childOf(around, "dependentSchemas"),
		all.filter(([, own]) => isObject(own)),
	);
	return required && schemas && [...removing(document, pointer), ...required, ...schemas];
}

/** Without a list of `items` it never said anything; with one, that becomes `prefixItems` (invalid-values.ts). */
const additionalItems: Maker = ({ document, pointer }) =>
	patchOfTuple({ document, pointer: childOf(parentOf(pointer), "items") }) ?? removing(document, pointer);

/** Names beside the values of `enum`: each value is an alternative with its title. */
function enumNames({ document, pointer }: Flaw): JsonPatch | undefined {
	const around = parentOf(pointer);
	const { enum: values, oneOf } = asObject(valueAt(document, around));
	const names = asArray(valueAt(document, pointer));
	if (!Array.isArray(values) || values.length !== names.length || oneOf !== undefined) return undefined;
	const value = values.map((one: unknown, index) => ({ const: one, title: String(names[index]) }));
	return [
		...removing(document, pointer),
		...removing(document, childOf(around, "enum")),
		{ op: "add", path: childOf(around, "oneOf"), value },
	];
}

/** OpenAPI's word for a value that may be null. */
function nullable({ document, pointer }: Flaw): JsonPatch {
	const path = childOf(parentOf(pointer), "type");
	const type = asString(valueAt(document, path));
	const widened =
		type === undefined || valueAt(document, pointer) !== true ? [] : replacing(document, path, [type, "null"]);
	return [...removing(document, pointer), ...widened];
}

const remove: Maker = ({ document, pointer }) => removing(document, pointer);

/** What is done about a keyword that forms do not know. */
const MAKERS: ReadonlyMap<string, Maker> = new Map<string, Maker>([
	["definitions", definitions],
	["dependencies", dependencies],
	["additionalItems", additionalItems],
	["enumNames", enumNames],
	["nullable", nullable],
	["divisibleBy", (flaw) => renaming(flaw, "multipleOf")],
	["example", ({ document, pointer }) => replaceByExamples(document, pointer)],
	...["$id", "id", "$anchor", "$vocabulary", "$dynamicAnchor", "$recursiveAnchor", "writeOnly"].map(
		(keyword) => [keyword, remove] as const,
	),
	// After fixed places only `false` can stand (form-schema.ts).
	["items", ({ document, pointer }) => replacing(document, pointer, false)],
]);

const replaceByExamples = (document: unknown, pointer: string): JsonPatch => [
	{ op: "add", path: childOf(parentOf(pointer), "examples"), value: [valueAt(document, pointer)] },
	...removing(document, pointer),
];

/** The patch for a keyword of an older draft, or of another dialect; undefined where its meaning is not plain. */
export const patchOfKeyword = (flaw: Flaw): JsonPatch | undefined => MAKERS.get(lastToken(flaw.pointer))?.(flaw);
