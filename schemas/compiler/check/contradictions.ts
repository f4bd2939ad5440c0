import { asArray, asObject, isObject, type JsonObject } from "../../json/json.ts";
import { toPointer } from "../../json/pointer.ts";
import { within } from "../../json/schema-at.ts";
import type { Report } from "../diagnostic.ts";
import { formSchemas } from "../form-schemas.ts";
import { type DiagnosticWords, worded } from "../worded.ts";
import { exclude } from "./exclude.ts";
import { areExclusive, type Test } from "./exclusive-tests.ts";
import { fits, surelyFits } from "./fits.ts";
import { listedValues } from "./listed-values.ts";
import { emptyRanges } from "./ranges.ts";
import type { SourcedForm } from "./sourced-form.ts";

/**
 * A schema that holds in one place, and what it depends on: those of one `if`'s two sides never meet, nor those of two
 * tests that never hold together.
 */
type Part = { schema: JsonObject; side: string; tests: readonly Test[] };

/** How many schemas of one place are compared with each other; the rest is not looked at. */
const MAX_SCHEMAS = 40;

/**
 * What allOf, then, else and dependentSchemas add to a schema must be able to hold together with it: a value that
 * should be text for one and an object for the other can neither be asked nor given.
 */
export function checkContradictions({ place, document }: SourcedForm, report: Report): void {
	const resolve = within(document.schema);
	const follow = (schema: JsonObject) => (typeof schema.$ref === "string" ? resolve(schema.$ref, schema) : undefined);
	for (const { schema, at } of formSchemas(document)) {
		for (const name of selfForbidden(schema))
			report.add(
				place,
				toPointer(at),
				"contradiction",
				worded`Whether "${name}" may be answered hangs on its own answer. Expected an "if" about other answers.`,
			);
		for (const { keyword, why } of emptyRanges(schema))
			report.add(place, toPointer([...at, keyword]), "contradiction", why);
		if (!ADDING.some((keyword) => keyword in schema)) continue;
		const why = contradiction(partsOf(schema, follow), follow, 0);
		if (why !== undefined)
			report.add(place, toPointer(at), "contradiction", worded`No answer can satisfy all parts of this schema: ${why}`);
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

const ADDING = ["patternProperties", "allOf", "then", "else", "dependentSchemas", "$ref", "oneOf", "anyOf"];

type Follow = (schema: JsonObject) => JsonObject | undefined;

/** All schemas that apply to the same value as this one does. */
function partsOf(root: JsonObject, follow: Follow): Part[] {
	const found = new Map<JsonObject, Part>();
	const waiting: Part[] = [{ schema: root, side: "", tests: [] }];
	for (let part = waiting.pop(); part && found.size < MAX_SCHEMAS; part = waiting.pop()) {
		const { schema, side, tests } = part;
		if (found.has(schema)) continue;
		found.set(schema, part);
		const add = (one: unknown, more = "", test: Test[] = []) =>
			isObject(one) && waiting.push({ schema: one, side: side + more, tests: [...tests, ...test] });
		add(follow(schema));
		for (const one of asArray(schema.allOf)) add(one);
		for (const one of Object.values(asObject(schema.dependentSchemas))) add(one);
		add(schema.then, `/${found.size}+`, [{ at: "", schema: asObject(schema.if) }]);
		add(schema.else, `/${found.size}-`);
		for (const keyword of ["oneOf", "anyOf"])
			for (const [index, one] of asArray(schema[keyword]).entries()) add(one, `/${found.size}${keyword}=${index}`);
	}
	return [...found.values()];
}

/** Whether two parts can apply at once: not from both sides of one `if`, nor from two branches of one choice. */
function canMeet(a: Part, b: Part): boolean {
	if (areExclusive(a.tests, b.tests)) return false;
	const sides = new Set(a.side.split("/").filter(Boolean));
	return b.side
		.split("/")
		.filter(Boolean)
		.every((side) => sides.has(side) || ![...sides].some((other) => stem(other) === stem(side)));
}

const stem = (side: string) => side.replace(/(\+|-|=\d+)$/, "");

function contradiction(parts: readonly Part[], follow: Follow, depth: number): DiagnosticWords | undefined {
	const restricting = parts.filter(({ schema }) => "type" in schema || listedValues(schema) !== undefined);
	for (const [index, a] of restricting.entries())
		for (const b of restricting.slice(index + 1)) {
			if (!canMeet(a, b)) continue;
			const why = exclude(a.schema, b.schema);
			if (why !== undefined) return why;
		}
	if (depth > 2) return undefined;
	for (const [name, own] of byName(parts)) {
		if (own.length < 2) continue;
		const inner = own.flatMap(({ schema, side, tests }) =>
			partsOf(schema, follow).map((part) => ({
				schema: part.schema,
				side: side + part.side.replaceAll("/", `/${name} `),
				tests: [...tests, ...part.tests.map((test) => ({ ...test, at: `${name}/${test.at}` }))],
			})),
		);
		const why = contradiction(inner.slice(0, MAX_SCHEMAS), follow, depth + 1);
		if (why !== undefined) return worded`"${name}": ${why}`;
	}
	return undefined;
}

/** What several parts say of each property, by its own name or as one of all others, and of the entries of a list. */
function byName(parts: readonly Part[]): Map<string, Part[]> {
	const found = new Map<string, Part[]>();
	for (const { schema, ...when } of parts) {
		const entries = [...Object.entries(asObject(schema.properties)), ["entries", schema.items] as const];
		for (const [name, own] of entries)
			if (isObject(own)) found.set(name, [...(found.get(name) ?? []), { schema: own, ...when }]);
	}
	for (const { schema, ...when } of parts)
		for (const [pattern, schemas] of Object.entries(asObject(schema.patternProperties)))
			for (const [name, own] of found)
				if (isObject(schemas) && name !== "entries" && surelyFits({ pattern }, name))
					own.push({ schema: schemas, ...when });
	for (const { schema, ...when } of parts) {
		const { additionalProperties: others, patternProperties, properties } = schema;
		if (others === undefined || others === true) continue;
		const named = new Set([...Object.keys(asObject(properties)), "entries"]);
		for (const [name, own] of found)
			if (!named.has(name) && !matchesAny(patternProperties, name))
				own.push({ schema: isObject(others) ? others : NOTHING, ...when });
	}
	return found;
}

/** Whether a name is, or may be, one that `patternProperties` speaks of. */
const matchesAny = (patterns: unknown, name: string) =>
	Object.keys(asObject(patterns)).some((pattern) => fits({ pattern }, name));

/** What nothing satisfies, as `additionalProperties: false` says of all that its own schema does not name. */
const NOTHING: JsonObject = { enum: [] };
