import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { asArray, asObject, isStrings, type JsonObject } from "../../schemas/json/json.ts";
import { checkCode, type DeclaredCheck } from "./check-code.ts";
import { CHECKS, checksPath } from "./declared-checks.ts";
import { type FoundSchema, resolved, schemaAt } from "./schema-file.ts";

const BY_TYPE: Readonly<Record<string, unknown>> = {
	string: "text",
	number: 1.5,
	integer: 2,
	boolean: true,
	null: null,
	object: {},
	array: [],
};

/** The schema with what it refers to written into it, so deep: what lies deeper may be anything. */
function whole({ schema, file }: FoundSchema, depth: number): JsonObject {
	if (depth === 0) return {};
	const found = resolved({ schema, file });
	const inside = (part: unknown): unknown => {
		if (Array.isArray(part)) return part.map(inside);
		return part !== null && typeof part === "object"
			? whole({ schema: asObject(part), file: found.file }, depth - 1)
			: part;
	};
	return Object.fromEntries(
		Object.entries(found.schema)
			.filter(([keyword]) => keyword !== "$schema" && keyword !== "additionalProperties")
			.map(([keyword, part]) => [keyword, keyword === "const" || keyword === "enum" ? part : inside(part)]),
	);
}

/** Texts as the shipped patterns have them. */
const TEXTS = ["text", "/text", "#1a2b3c"];

const textFor = ({ pattern }: JsonObject) =>
	typeof pattern === "string" ? TEXTS.find((text) => new RegExp(pattern, "u").test(text)) : TEXTS[0];

/** Texts that a rule on how it is written may not take. */
const ODD_TEXTS = ["", " ", "Ünï code", "a".repeat(65), `/${"a".repeat(200)}`];

/** A value for each branch of a whole schema; its optional members are there. */
function samplesOf(schema: JsonObject): unknown[] {
	if ("const" in schema) return [schema.const];
	if (Array.isArray(schema.enum)) return schema.enum;
	const branches = asArray(schema.anyOf ?? schema.oneOf);
	if (branches.length > 0) return branches.flatMap((branch) => samplesOf(asObject(branch)));
	if (schema.type === "array") return [[], samplesOf(asObject(schema.items))];
	if (schema.type === "string") return [textFor(schema)];
	if (schema.properties === undefined) return [BY_TYPE[String([schema.type ?? "string"].flat()[0])]];
	const members = Object.entries(asObject(schema.properties)).map(
		([name, property]) => [name, samplesOf(asObject(property))] as const,
	);
	const first = Object.fromEntries(members.map(([name, [sample]]) => [name, sample]));
	return [first, ...members.flatMap(([name, all]) => all.map((sample) => ({ ...first, [name]: sample })))];
}

/** What is made of a value by leaving out each member, or putting something of each type in its place, at any depth. */
function spoilt(value: unknown, texts: readonly string[] = []): unknown[] {
	const others = [...Object.values(BY_TYPE), ...texts];
	if (Array.isArray(value)) return [...others, ...value.flatMap((entry) => spoilt(entry, texts).map((one) => [one]))];
	if (value === null || typeof value !== "object") return others;
	const members = Object.entries(value).flatMap(([name, entry]) => [
		Object.fromEntries(Object.entries(value).filter(([other]) => other !== name)),
		...spoilt(entry, texts).map((one) => ({ ...value, [name]: one })),
	]);
	return [...others, ...members];
}

const ajv = new Ajv2020({ strict: false, validateFormats: false });

async function generated(file: string, name: string): Promise<(value: unknown) => boolean> {
	const module: Record<string, unknown> = await import(`../../schemas/${checksPath(file)}`);
	const check = module[name];
	if (typeof check !== "function") throw new Error(`${file}.gen.ts: expected ${name}`);
	return (value) => check(value) === true;
}

const schemaOf = ({ schema }: DeclaredCheck) => schemaAt(schema.includes("#") ? schema : `${schema}#`);

const declared = Object.entries(CHECKS).flatMap(([file, checks]) =>
	Object.entries(checks).map(([name, check]) => ({ file, name, check })),
);

describe("a generated check", () => {
	it.each(declared.filter(({ check }) => !check.members))("$name agrees with AJV about its schema", async (one) => {
		const schema = whole(schemaOf(one.check), 12);
		const isValid = ajv.compile(schema);
		const check = await generated(one.file, one.name);
		const good = samplesOf(schema);
		const values = [...good, ...good.flatMap((value) => spoilt(value, one.check.exact ? ODD_TEXTS : []))];
		expect(good.every((value) => isValid(value))).toBe(true);
		expect(values.filter((value) => check(value) !== isValid(value))).toEqual([]);
		expect(values.some((value) => !isValid(value))).toBe(true);
	});

	it.each(declared.filter(({ check }) => check.members))("$name looks at its members, and no others", async (one) => {
		const { members = [], schema } = one.check;
		const check = await generated(one.file, one.name);
		const samples = heldSamples(one.check);
		expect(samples.length).toBeGreaterThan(0);
		for (const sample of samples) {
			expect(check(sample)).toBe(true);
			expect(check({ ...asObject(sample), further: 1 })).toBe(true);
			for (const path of members)
				expect(`${schema} ${path}: ${check(without(sample, path.split("/")))}`).toMatch(/false$/);
		}
		expect([null, [], "text", 1].map(check)).toEqual([false, false, false, false]);
	});

	it("holds texts to how they must be written only where it is exact", () => {
		const name: DeclaredCheck = { type: "string", schema: "edits/new-field.schema.json#/properties/name" };
		expect(checkCode(name)).toBe('typeof value === "string"');
		expect(checkCode({ ...name, exact: true })).toContain("/^[A-Za-z][A-Za-z0-9_]*$/u.test(value)");
	});

	it("is of no schema that says what it could not see", () => {
		const draft: DeclaredCheck = { type: "Draft", schema: "device/draft.schema.json", members: ["nothing"] };
		expect(() => checkCode(draft)).toThrow('schemas/device/draft.schema.json: no check can be made of "nothing"');
		expect(() => checkCode({ type: "FormDocument", schema: "meta/form.schema.json" })).toThrow(
			/meta\/.*no check can be made of/,
		);
	});
});

/** Values with nothing but the members that a check looks at, one for each kind that its schema knows. */
function heldSamples({ schema, members = [] }: DeclaredCheck): unknown[] {
	const root = whole(schemaOf({ type: "", schema }), 7);
	const kinds = asArray(root.oneOf ?? root.anyOf).map(asObject);
	return (kinds.length > 0 ? kinds : [root]).map((kind) => {
		const tree: Record<string, unknown> = {};
		for (const path of members) put(tree, path.split("/"), kind);
		return tree;
	});
}

function put(into: Record<string, unknown>, [name = "", ...rest]: string[], schema: JsonObject): void {
	const own = asObject(asObject(schema.properties)[name]);
	expect(isStrings(schema.required) && schema.required).toContain(name);
	if (rest.length === 0) into[name] = Array.isArray(samplesOf(own)[0]) ? [] : samplesOf(own)[0];
	else {
		const inner = { ...asObject(into[name]) };
		put(inner, rest, own);
		into[name] = inner;
	}
}

function without(value: unknown, [name = "", ...rest]: string[]): unknown {
	const { [name]: inner, ...others } = asObject(value);
	return rest.length === 0 ? others : { ...others, [name]: without(inner, rest) };
}
