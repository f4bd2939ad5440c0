import { asObject, isObject, isStrings } from "../../schemas/json/json.ts";
import { type FoundSchema, resolved, schemaAt } from "./schema-file.ts";

/** Keywords that say nothing of a value's structure, which is all that a check looks at, unless it is exact on texts. */
const NO_STRUCTURE = new Set([
	"$schema",
	"$id",
	"title",
	"description",
	"default",
	"examples",
	"format",
	"pattern",
	"minLength",
	"maxLength",
	"minimum",
	"maximum",
	"exclusiveMinimum",
	"exclusiveMaximum",
	"multipleOf",
	"minItems",
	"maxItems",
	"uniqueItems",
	"propertyNames",
	"required",
	"type",
]);

const TYPES: Readonly<Record<string, (at: string) => string>> = {
	string: (at) => `typeof ${at} === "string"`,
	number: (at) => `typeof ${at} === "number"`,
	integer: (at) => `Number.isInteger(${at})`,
	boolean: (at) => `typeof ${at} === "boolean"`,
	object: (at) => `isObject(${at})`,
	array: (at) => `Array.isArray(${at})`,
	null: (at) => `${at} === null`,
};

/** Whether texts are held to how they must be written, and how deep in the schema something stands. */
type Around = { readonly exact: boolean; readonly depth: number };

/** Deeper than any schema that ends. */
const MAX_DEPTH = 16;

const all = (conditions: readonly string[]) => conditions.join(" && ") || "true";
const any = (branches: readonly string[]) => {
	const different = [...new Set(branches)];
	return different.includes("true")
		? []
		: [different.length === 1 ? (different[0] ?? "true") : `(${different.join(" || ")})`];
};

const member = (at: string, name: string) =>
	/^[A-Za-z_$][\w$]*$/.test(name) ? `${at}.${name}` : `${at}[${JSON.stringify(name)}]`;

function typeConditions(at: string, { schema, file }: FoundSchema): string[] {
	const names = schema.type === undefined ? [] : [schema.type].flat().map(String);
	const tests = names.map((name) => TYPES[name]?.(at) ?? unknownPart(file, `type "${name}"`));
	return tests.length === 0 ? [] : any(tests);
}

const unknownPart = (file: string, what: string): never => {
	throw new Error(`schemas/${file}: no check can be made of ${what}`);
};

const valueConditions = (at: string, { schema }: FoundSchema): string[] => [
	...("const" in schema ? [`${at} === ${JSON.stringify(schema.const)}`] : []),
	...(Array.isArray(schema.enum) ? any(schema.enum.map((value) => `${at} === ${JSON.stringify(value)}`)) : []),
];

/** How a text must be written, where a check is exact on that. */
function textConditions(at: string, { schema }: FoundSchema, { exact }: Around): string[] {
	if (!exact) return [];
	const { pattern, minLength, maxLength } = schema;
	return [
		...(typeof pattern === "string" ? [`${new RegExp(pattern, "u")}.test(${at})`] : []),
		...(typeof minLength === "number" ? [`[...${at}].length >= ${minLength}`] : []),
		...(typeof maxLength === "number" ? [`[...${at}].length <= ${maxLength}`] : []),
	];
}

/** Code for each further keyword: where `at` is what the schema says, by it. */
const KEYWORDS: Readonly<Record<string, (at: string, found: FoundSchema, around: Around) => string[]>> = {
	const: valueConditions,
	enum: valueConditions,
	properties: (at, { schema, file }, around) =>
		Object.entries(asObject(schema.properties)).flatMap(([name, property]) => {
			const place = member(at, name);
			const own = conditionsOf(place, { schema: asObject(property), file }, around);
			if (!isStrings(schema.required) || !schema.required.includes(name))
				return own.length === 0 ? [] : [`(${place} === undefined || ${all(own)})`];
			return own.length === 0 ? [`${place} !== undefined`] : own;
		}),
	items: (at, { schema, file }, around) => eachOf(at, { schema: asObject(schema.items), file }, around),
	// What a later version may have added is no fault: only what every further member must be is asked.
	additionalProperties: (at, { schema, file }, around) => {
		if (!isObject(schema.additionalProperties)) return [];
		if (schema.properties !== undefined) unknownPart(file, "named and further members together");
		return eachOf(`Object.values(${at})`, { schema: schema.additionalProperties, file }, around);
	},
	anyOf: (at, found, around) => any(branches(found).map((branch) => all(conditionsOf(at, branch, around)))),
	oneOf: (at, found, around) => any(branches(found).map((branch) => all(conditionsOf(at, branch, around)))),
};

function branches({ schema, file }: FoundSchema): FoundSchema[] {
	const list = schema.anyOf ?? schema.oneOf;
	return Array.isArray(list) ? list.map((branch) => ({ schema: asObject(branch), file })) : [];
}

function eachOf(list: string, entry: FoundSchema, around: Around): string[] {
	const name = `one${around.depth}`;
	const own = conditionsOf(name, entry, around);
	return own.length === 0 ? [] : [`${list}.every((${name}: unknown) => ${all(own)})`];
}

/** The conditions under which the value that the code `at` names has a schema's structure. Throws for what no code is made of. */
function conditionsOf(at: string, of: FoundSchema, { exact, depth }: Around): string[] {
	const around = { exact, depth: depth + 1 };
	if (depth >= MAX_DEPTH) unknownPart(of.file, "a schema that contains itself");
	const found = resolved(of);
	const further = Object.keys(found.schema).filter((keyword) => !NO_STRUCTURE.has(keyword) && keyword !== "$ref");
	if ("properties" in found.schema && found.schema.type !== "object") unknownPart(found.file, "members of no object");
	const written = further.map((keyword) =>
		(KEYWORDS[keyword] ?? (() => unknownPart(found.file, keyword)))(at, found, around),
	);
	return [...typeConditions(at, found), ...textConditions(at, found, around), ...new Set(written.flat())];
}

/** The schemas that a member may have: one, or where the value is one of several kinds one of each. Throws where one has no such member. */
function memberOf(of: FoundSchema, name: string): FoundSchema[] {
	const found = resolved(of);
	const kinds = branches(found);
	if (kinds.length > 0) return kinds.flatMap((kind) => memberOf(kind, name));
	const property = asObject(found.schema.properties)[name];
	const isRequired = isStrings(found.schema.required) && found.schema.required.includes(name);
	if (!isObject(property) || !isRequired) unknownPart(found.file, `"${name}", which is not required there`);
	return [{ schema: asObject(property), file: found.file }];
}

/** The outermost condition of a schema alone: its types or values. */
function outermost(at: string, of: FoundSchema, around: Around): string {
	const found = resolved(of);
	const kinds = branches(found);
	if (kinds.length > 0) return all(any(kinds.map((kind) => outermost(at, kind, around))));
	const types = "const" in found.schema ? [] : typeConditions(at, found);
	const own = [...types, ...valueConditions(at, found), ...textConditions(at, found, around)];
	return own.length === 0 ? `${at} !== undefined` : all([...new Set(own)]);
}

/** The conditions of some required members alone, each written as names with a slash between. */
function conditionsOfMembers(root: FoundSchema, members: readonly string[], around: Around): string[] {
	return members.flatMap((path) => {
		let at = "value";
		let found = [root];
		return [
			"isObject(value)",
			...path.split("/").flatMap((name) => {
				at = member(at, name);
				found = found.flatMap((one) => memberOf(one, name));
				return any(found.map((one) => outermost(at, one, around)));
			}),
		];
	});
}

/** A check to generate: see declared-checks.ts. */
export type DeclaredCheck = { type: string; schema: string; members?: readonly string[]; exact?: boolean };

/** The code of one check: an expression that is true of a `value` with the structure that its schema says. */
export function checkCode({ schema, members, exact = false }: DeclaredCheck): string {
	const root = schemaAt(schema.includes("#") ? schema : `${schema}#`);
	const around = { exact, depth: 0 };
	return all([...new Set(members ? conditionsOfMembers(root, members, around) : conditionsOf("value", root, around))]);
}
