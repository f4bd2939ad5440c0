import {
	asArray,
	asObject,
	asString,
	isObject,
	isOfType,
	isStrings,
	type JsonObject,
	typeOf,
} from "../../json/json.ts";
import { toPointer } from "../../json/pointer.ts";
import type { DiagnosticCode } from "../codes.ts";
import { allOf, type DiagnosticWords, eitherOf, worded } from "../worded.ts";
import { a } from "../wording.ts";
import { nearest } from "./nearest.ts";
import { satisfies } from "./satisfies.ts";
import { BLOCK_SCHEMAS, KIND_SCHEMAS, matcherOf, resolveMeta } from "./schemas.ts";

/** One violation of a meta-schema. */
export type MetaProblem = { pointer: string; code: DiagnosticCode; message: DiagnosticWords; fix?: string };

type Token = string | number;
type Problems = MetaProblem[];

/**
 * What is wrong with a document by the meta-schema of its kind. It reads the meta-schemas' own subset of JSON Schema
 * (a test holds them to it) instead of handing them to a validator: so it can say which branch of a union was meant,
 * takes a block by its type, needs no code generation, and so runs under the portal's CSP.
 */
export function checkMeta(kind: string, document: unknown): MetaProblem[] {
	return problemsBy(KIND_SCHEMAS.get(kind) ?? {}, document);
}

/** What is wrong with a value by a node of a meta-schema: nothing where it satisfies it. */
export function problemsBy(node: JsonObject, value: unknown): MetaProblem[] {
	const problems: Problems = [];
	check(node, value, [], problems);
	return problems;
}

function check(node: JsonObject, value: unknown, at: Token[], problems: Problems): void {
	const { schema, def } = resolveMeta(node);
	if (def === "block") {
		checkBlock(value, at, problems);
		return;
	}
	if (schema.type !== undefined && !isOfType(value, schema.type)) {
		problem(problems, at, worded`${named(schema, at)} is ${a(typeOf(value))}. Expected ${typeNames(schema.type)}.`);
		return;
	}
	checkConstants(schema, value, at, problems);
	if (typeof value === "string") checkString(schema, value, at, problems);
	if (typeof value === "number") checkNumber(schema, value, at, problems);
	if (Array.isArray(value)) checkArray(schema, value, at, problems);
	if (isObject(value)) checkObject(schema, value, at, problems);
	checkUnion(schema, value, at, problems);
}

function problem(problems: Problems, at: Token[], message: DiagnosticWords, more: Partial<MetaProblem> = {}): void {
	problems.push({ pointer: toPointer(at), code: "meta", message, ...more });
}

const typeNames = (type: unknown) => eitherOf((Array.isArray(type) ? type : [type]).map((one) => a(String(one))));
const named = (schema: JsonObject, at: Token[]) =>
	at.length > 0 ? `"${at.at(-1)}"` : (asString(schema.title) ?? worded`The document`);
const listed = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(", ");

function checkBlock(value: unknown, at: Token[], problems: Problems): void {
	const type = isObject(value) ? value.type : undefined;
	const schema = typeof type === "string" ? BLOCK_SCHEMAS.get(type) : undefined;
	if (schema) check(schema, value, at, problems);
	else if (isObject(value)) unknownBlock(type, at, problems);
	else problem(problems, at, worded`This block is ${a(typeOf(value))}. Expected an object with a "type".`);
}

function unknownBlock(type: unknown, at: Token[], problems: Problems): void {
	const place = type === undefined ? at : [...at, "type"];
	const known = [...BLOCK_SCHEMAS.keys()];
	const message = worded`${type === undefined ? worded`The block has no type` : worded`There is no block type ${JSON.stringify(type)}`}. Expected one of: ${known.join(", ")}.`;
	problem(problems, place, message, { code: "unknown-block", ...nearest(type, known) });
}

function checkConstants(schema: JsonObject, value: unknown, at: Token[], problems: Problems): void {
	if ("const" in schema && value !== schema.const)
		problem(
			problems,
			at,
			worded`${named(schema, at)} is ${JSON.stringify(value)}. Expected ${JSON.stringify(schema.const)}.`,
		);
	const values = schema.enum;
	if (!Array.isArray(values) || values.includes(value)) return;
	const code = at.at(-1) === "widget" ? "unknown-widget" : "meta";
	const message = worded`${named(schema, at)} is ${JSON.stringify(value)}. Expected one of: ${listed(values)}.`;
	problem(problems, at, message, { code, ...nearest(value, values) });
}

/** What something means, behind its name; nothing where nothing is said. */
const inBrackets = (description: unknown): string =>
	typeof description === "string" && description !== "" ? ` (${description.replace(/\.$/, "")})` : "";

/** What a text must be: what it means, and its pattern. */
function aText({ description, pattern }: JsonObject): DiagnosticWords {
	return worded`a text${inBrackets(description)}${typeof pattern === "string" ? worded` that matches ${pattern}` : ""}`;
}

function checkString(schema: JsonObject, value: string, at: Token[], problems: Problems): void {
	const { pattern, minLength, maxLength } = schema;
	if (typeof pattern === "string" && !matcherOf(pattern).test(value))
		problem(problems, at, worded`${named(schema, at)} is ${JSON.stringify(value)}. Expected ${aText(schema)}.`);
	if (typeof minLength === "number" && value.length < minLength)
		problem(problems, at, worded`${named(schema, at)} is empty. Expected ${aText({ ...schema, pattern: undefined })}.`);
	if (typeof maxLength === "number" && value.length > maxLength)
		problem(problems, at, worded`${named(schema, at)} has ${value.length} characters. Expected at most ${maxLength}.`);
}

function checkNumber(schema: JsonObject, value: number, at: Token[], problems: Problems): void {
	const { minimum, maximum } = schema;
	if (typeof minimum === "number" && value < minimum)
		problem(problems, at, worded`${named(schema, at)} is ${value}. Expected at least ${minimum}.`);
	if (typeof maximum === "number" && value > maximum)
		problem(problems, at, worded`${named(schema, at)} is ${value}. Expected at most ${maximum}.`);
}

function checkArray(schema: JsonObject, value: readonly unknown[], at: Token[], problems: Problems): void {
	const { minItems, maxItems, items } = schema;
	if (typeof minItems === "number" && value.length < minItems)
		problem(problems, at, worded`${named(schema, at)} has ${value.length} entries. Expected at least ${minItems}.`);
	if (typeof maxItems === "number" && value.length > maxItems)
		problem(problems, at, worded`${named(schema, at)} has ${value.length} entries. Expected at most ${maxItems}.`);
	if (isObject(items)) for (const [index, entry] of value.entries()) check(items, entry, [...at, index], problems);
}

function checkObject(schema: JsonObject, value: JsonObject, at: Token[], problems: Problems): void {
	for (const name of isStrings(schema.required) ? schema.required : [])
		if (!Object.hasOwn(value, name)) problem(problems, at, missing(name, asObject(asObject(schema.properties)[name])));
	if (typeof schema.minProperties === "number" && Object.keys(value).length < schema.minProperties)
		problem(problems, at, worded`${named(schema, at)} is empty. Expected at least one entry.`);
	for (const [name, entry] of Object.entries(value)) checkProperty(schema, name, entry, [...at, name], problems);
}

/** Words of documents that another took the place of, and that one. */
const RENAMED: Readonly<Record<string, string | undefined>> = { stops: "exits" };

function checkProperty(schema: JsonObject, name: string, value: unknown, at: Token[], problems: Problems): void {
	const properties = asObject(schema.properties);
	if (isObject(schema.propertyNames)) checkName(schema.propertyNames, name, at, problems);
	const own = Object.hasOwn(properties, name) ? properties[name] : schema.additionalProperties;
	if (isObject(own)) check(own, value, at, problems);
	if (own !== false) return;
	const known = Object.keys(properties);
	const message = worded`"${name}" has no place here. Expected only: ${known.join(", ")}.`;
	const successor = RENAMED[name];
	const fix = successor !== undefined && known.includes(successor) ? { fix: successor } : nearest(name, known);
	problem(problems, at, message, fix);
}

/** Names may be pointers: there, most often the slash is missing. */
function checkName(node: JsonObject, name: string, at: Token[], problems: Problems): void {
	if (satisfies(node, name)) return;
	const message = worded`No entry here can be named ${JSON.stringify(name)}. Expected ${aText(resolveMeta(node).schema)}.`;
	problem(problems, at, message, satisfies(node, `/${name}`) ? { fix: `/${name}` } : {});
}

/** What a property that is left out should have been. */
function missing(name: string, node: JsonObject): DiagnosticWords {
	const { schema } = resolveMeta(node);
	const described = inBrackets(node.description) || inBrackets(schema.description);
	return worded`"${name}" is missing. Expected ${describe(node)}${described}.`;
}

/** A union must fit in one branch; where none fits, the branch that was most likely meant says what is wrong. */
function checkUnion(schema: JsonObject, value: unknown, at: Token[], problems: Problems): void {
	const branches = asArray(schema.anyOf ?? schema.oneOf).filter(isObject);
	if (branches.length === 0 || branches.some((branch) => satisfies(branch, value))) return;
	const tried = branches.map((branch) => ({
		branch: resolveMeta(branch).schema,
		problems: tryBranch(branch, value, at),
	}));
	const meant = tried.filter((one) => isMeant(one.branch, value));
	const [best] = (meant.length > 0 ? meant : tried).sort((x, y) => x.problems.length - y.problems.length);
	if (meant.length > 0 && best) problems.push(...best.problems);
	else
		problem(
			problems,
			at,
			worded`${named(schema, at)} is ${a(typeOf(value))} that fits nothing here. Expected ${eitherOf(branches.map(describe))}.`,
		);
}

function tryBranch(branch: JsonObject, value: unknown, at: Token[]): MetaProblem[] {
	const found: Problems = [];
	check(branch, value, at, found);
	return found;
}

/** Whether a branch is what the author meant: the type fits, and so do its constants (`type`, `do`). */
function isMeant(branch: JsonObject, value: unknown): boolean {
	if (branch.type !== undefined && !isOfType(value, branch.type)) return false;
	if (!isObject(value)) return true;
	const properties = Object.entries(asObject(branch.properties)).map(([name, own]) => [name, asObject(own)] as const);
	if (properties.some(([name, own]) => "const" in own && name in value)) {
		return properties.every(([name, own]) => !("const" in own && name in value) || own.const === value[name]);
	}
	return Object.keys(value).some((name) => properties.some(([own]) => own === name));
}

function describe(node: JsonObject): string | DiagnosticWords {
	const { schema } = resolveMeta(node);
	if (isObject(schema.properties)) {
		const names =
			isStrings(schema.required) && schema.required.length > 0 ? schema.required : Object.keys(schema.properties);
		return worded`an object with ${allOf(names.map((name) => `"${name}"`))}`;
	}
	if ("const" in schema) return JSON.stringify(schema.const);
	if (Array.isArray(schema.enum)) return worded`one of ${listed(schema.enum)}`;
	return typeNames(schema.type ?? "value");
}
