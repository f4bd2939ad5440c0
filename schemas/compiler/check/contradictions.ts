import { asArray, asObject, isObject, isOfType, type JsonObject } from "../../rules/json.ts";
import { toPointer } from "../../rules/pointer.ts";
import { within } from "../../rules/schema-at.ts";
import { allSchemas } from "../../rules/schema-walk.ts";
import type { FormDocument } from "../../types.gen.ts";
import type { Place, Report } from "../diagnostic.ts";
import { inShort, inWords } from "../wording.ts";
import { emptyRanges } from "./ranges.ts";

/** A schema that holds in one place, and what it depends on: those of one `if`'s two sides never meet. */
type Part = { schema: JsonObject; side: string };

/** So many schemas that meet in one place are compared with each other; beyond that the rest is not looked at. */
const MOST = 40;

/**
 * What allOf, then, else and dependentSchemas add to a schema must be able to hold together with it: an answer that
 * should be text for one and an object for the other can neither be asked nor given.
 */
export function checkContradictions(
	{ place, document }: { place: Place; document: FormDocument },
	report: Report,
): void {
	const resolve = within(document.schema);
	const follow = (schema: JsonObject) => (typeof schema.$ref === "string" ? resolve(schema.$ref, schema) : undefined);
	for (const { schema, at } of allSchemas(document.schema, ["schema"])) {
		for (const name of selfForbidden(schema))
			report.add(
				place,
				toPointer(at),
				"contradiction",
				`Whether "${name}" may be answered hangs on its own answer. Expected an "if" about other answers.`,
			);
		for (const { keyword, why } of emptyRanges(schema))
			report.add(place, toPointer([...at, keyword]), "contradiction", why);
		if (!ADDING.some((keyword) => keyword in schema)) continue;
		const why = contradiction(partsOf(schema, follow), follow, 0);
		if (why !== undefined)
			report.add(place, toPointer(at), "contradiction", `No answer can satisfy all parts of this schema: ${why}`);
	}
}

/** The properties that an `if` looks at and one of its sides forbids: never asked, they could never be answered. */
function selfForbidden(schema: JsonObject): string[] {
	const test = asObject(schema.if);
	const seen = [...Object.keys(asObject(test.properties)), ...asArray(test.required)];
	const forbidden = [schema.then, schema.else].flatMap((side) =>
		Object.entries(asObject(asObject(side).properties)).flatMap(([name, own]) => (own === false ? [name] : [])),
	);
	return forbidden.filter((name) => seen.includes(name));
}

const ADDING = ["allOf", "then", "else", "dependentSchemas", "$ref", "oneOf", "anyOf"];

type Follow = (schema: JsonObject) => JsonObject | undefined;

/** All schemas that apply to the same value as this one does. */
function partsOf(root: JsonObject, follow: Follow): Part[] {
	const found = new Map<JsonObject, Part>();
	const waiting: Part[] = [{ schema: root, side: "" }];
	for (let part = waiting.pop(); part && found.size < MOST; part = waiting.pop()) {
		const { schema, side } = part;
		if (found.has(schema)) continue;
		found.set(schema, part);
		const add = (one: unknown, more = "") => isObject(one) && waiting.push({ schema: one, side: side + more });
		add(follow(schema));
		for (const one of asArray(schema.allOf)) add(one);
		for (const one of Object.values(asObject(schema.dependentSchemas))) add(one);
		add(schema.then, `/${found.size}+`);
		add(schema.else, `/${found.size}-`);
		for (const keyword of ["oneOf", "anyOf"])
			for (const [index, one] of asArray(schema[keyword]).entries()) add(one, `/${found.size}${keyword}=${index}`);
	}
	return [...found.values()];
}

/** Whether two parts can apply at once: not from both sides of one `if`, nor from two branches of one choice. */
function canMeet(a: Part, b: Part): boolean {
	const sides = new Set(a.side.split("/").filter(Boolean));
	return b.side
		.split("/")
		.filter(Boolean)
		.every((side) => sides.has(side) || ![...sides].some((other) => stem(other) === stem(side)));
}

const stem = (side: string) => side.replace(/(\+|-|=\d+)$/, "");

function contradiction(parts: readonly Part[], follow: Follow, depth: number): string | undefined {
	const telling = parts.filter(({ schema }) => "type" in schema || "const" in schema || "enum" in schema);
	for (const [index, a] of telling.entries())
		for (const b of telling.slice(index + 1)) {
			if (!canMeet(a, b)) continue;
			const why = exclude(a.schema, b.schema);
			if (why !== undefined) return why;
		}
	if (depth > 2) return undefined;
	for (const [name, own] of byName(parts)) {
		if (own.length < 2) continue;
		const inner = own.flatMap(({ schema, side }) =>
			partsOf(schema, follow).map((part) => ({
				schema: part.schema,
				side: side + part.side.replaceAll("/", `/${name} `),
			})),
		);
		const why = contradiction(inner.slice(0, MOST), follow, depth + 1);
		if (why !== undefined) return `"${name}": ${why}`;
	}
	return undefined;
}

/** What several parts say of each property, by its own name or as one of all others, and of the entries of a list. */
function byName(parts: readonly Part[]): Map<string, Part[]> {
	const found = new Map<string, Part[]>();
	for (const { schema, side } of parts) {
		const entries = [...Object.entries(asObject(schema.properties)), ["entries", schema.items] as const];
		for (const [name, own] of entries)
			if (isObject(own)) found.set(name, [...(found.get(name) ?? []), { schema: own, side }]);
	}
	for (const { schema, side } of parts) {
		const { additionalProperties: others, patternProperties, properties } = schema;
		if (others === undefined || others === true) continue;
		const named = new Set([...Object.keys(asObject(properties)), "entries"]);
		for (const [name, own] of found)
			if (!named.has(name) && !matchesAny(patternProperties, name))
				own.push({ schema: isObject(others) ? others : NOTHING, side });
	}
	return found;
}

/** Whether a name is one that `patternProperties` speaks of. The patterns have been checked; a long name is taken to be. */
const matchesAny = (patterns: unknown, name: string) =>
	Object.keys(asObject(patterns)).some((pattern) => name.length > LONG_NAME || new RegExp(pattern, "u").test(name));

const LONG_NAME = 100;

/** What nothing satisfies, as `additionalProperties: false` says of all that its own schema does not name. */
const NOTHING: JsonObject = { enum: [] };

const typesOf = ({ type }: JsonObject): readonly string[] | undefined =>
	type === undefined ? undefined : asArray([type].flat()).filter((one) => typeof one === "string");
const values = (schema: JsonObject): readonly unknown[] | undefined =>
	"const" in schema ? [schema.const] : "enum" in schema ? asArray(schema.enum) : undefined;

const said = (some: readonly unknown[]) => some.slice(0, 6).map(inShort).join(", ");

/** Why no value satisfies both schemas, as far as their types and lists of values tell. */
function exclude(a: JsonObject, b: JsonObject): string | undefined {
	const [types, others] = [typesOf(a), typesOf(b)];
	if (types && others && !types.some((type) => others.some((other) => isSameType(type, other))))
		return `one part says ${inWords(types)}, another ${inWords(others)}. Expected one type for both.`;
	const misfit = outOfType(a, b) ?? outOfType(b, a);
	if (misfit !== undefined) return misfit;
	const [can, may] = [values(a), values(b)];
	const shared =
		can && may ? can.some((one) => may.some((other) => JSON.stringify(one) === JSON.stringify(other))) : true;
	return shared
		? undefined
		: `one part says one of ${said(can ?? [])}, another one of ${said(may ?? [])}. Expected a value that both list.`;
}

/** Why none of the values that one schema lists is of a type that the other allows. */
function outOfType(listing: JsonObject, typed: JsonObject): string | undefined {
	const some = values(listing);
	if (some?.length === 0)
		return "one part asks for it, another forbids it by additionalProperties. Expected it among the properties of both, or neither forbidding it.";
	if (!some || typed.type === undefined || some.some((value) => isOfType(value, typed.type))) return undefined;
	return `one part says ${inWords(typesOf(typed) ?? [])}, another lists only ${said(some)}. Expected values of that type.`;
}

const isSameType = (a: unknown, b: unknown) =>
	a === b || (a === "integer" && b === "number") || (a === "number" && b === "integer");
