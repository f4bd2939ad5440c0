import { fieldRules } from "../../rules/field-rules.ts";
import { asArray, asObject, isStrings, type JsonObject } from "../../rules/json.ts";
import { pointerTokens } from "../../rules/pointer.ts";
import type { Condition, FormDocument } from "../../types.gen.ts";

type Tokens = readonly string[];
/** A condition taken apart: what it asks of the whole form, and what of the row that a field stands in. */
type Split = { form: JsonObject[]; row: JsonObject[] };

const PRESENT = { not: { type: "null" } };

/**
 * The schema of a form with its hidden-field rules in it: a field whose condition fails must be absent, and is
 * required only while it holds. What `pruneHidden` drops before validating is what these rules forbid.
 */
export function withHiddenRules(form: FormDocument): JsonObject {
	const conditional = new Map(fieldRules(form).map(({ pointer, when }) => [pointer, when]));
	const rules: JsonObject[] = [];
	let schema: JsonObject = form.schema;
	for (const [pointer, when] of conditional) {
		const tokens = pointerTokens(pointer);
		const wasRequired = isRequired(schema, tokens);
		schema = withoutRequired(schema, tokens);
		rules.push(rule(tokens, when, wasRequired ? requires(tokens) : {}, forbids(tokens)));
	}
	for (const [pointer, { required_when: needed }] of Object.entries(form.fields ?? {})) {
		const tokens = pointerTokens(pointer);
		if (needed) rules.push(rule(tokens, [...(conditional.get(pointer) ?? []), needed], requires(tokens), {}));
	}
	return rules.length === 0 ? schema : { ...schema, allOf: [...asArray(schema.allOf), ...rules] };
}

const last = (tokens: Tokens) => tokens.at(-1) ?? "";
const requires = (tokens: Tokens): JsonObject => ({ required: [last(tokens)] });
const forbids = (tokens: Tokens): JsonObject => ({ properties: { [last(tokens)]: false } });

/** `then` for the object that holds the field while the conditions hold, `otherwise` for it while they do not. */
function rule(tokens: Tokens, when: readonly Condition[], then: JsonObject, otherwise: JsonObject): JsonObject {
	const rowDepth = tokens.lastIndexOf("*") + 1;
	const parent = tokens.slice(0, -1);
	const { form, row } = split(when);
	const inRow = (schema: JsonObject) => at(parent.slice(rowDepth), schema);
	const rowRule = branch(row, inRow(then), inRow(otherwise));
	const toRow = (schema: JsonObject) => at(parent.slice(0, rowDepth), schema);
	return branch(form, toRow(rowRule), toRow(inRow(otherwise)));
}

const branch = (tests: JsonObject[], then: JsonObject, otherwise: JsonObject): JsonObject =>
	tests.length === 0 ? then : { if: { allOf: tests }, then, else: otherwise };

/** A schema that asks something of what stands further in. */
function at(tokens: Tokens, schema: JsonObject): JsonObject {
	return tokens.reduceRight<JsonObject>(
		(inner, token) => (token === "*" ? { items: inner } : { properties: { [token]: inner } }),
		schema,
	);
}

function split(when: readonly Condition[]): Split {
	const parts: Split = { form: [], row: [] };
	for (const condition of when)
		for (const [pointer, schema] of Object.entries(condition)) {
			const [root, ...way] = pointerTokens(pointer);
			if (root === "form") parts.form.push(test(way, schema));
			if (root === "item") parts.row.push(test(way, schema));
		}
	return parts;
}

/** The condition's one line as a schema of the data, with the meaning that `holds` gives it. */
function test(way: Tokens, schema: boolean | object): JsonObject {
	if (schema === false) return { not: present(way, PRESENT) };
	return present(way, schema === true ? PRESENT : { allOf: [PRESENT, schema] });
}

function present(way: Tokens, schema: JsonObject): JsonObject {
	return way.reduceRight<JsonObject>(
		(inner, token) => ({ type: "object", required: [token], properties: { [token]: inner } }),
		schema,
	);
}

/** The object schema that holds a field, where plain properties and items lead to it. */
function holder(schema: JsonObject, tokens: Tokens): JsonObject | undefined {
	let here: JsonObject = schema;
	for (const token of tokens.slice(0, -1)) {
		here = asObject(token === "*" ? here.items : asObject(here.properties)[token]);
	}
	return here;
}

function isRequired(schema: JsonObject, tokens: Tokens): boolean {
	const required = holder(schema, tokens)?.required;
	return isStrings(required) && required.includes(last(tokens));
}

/** A copy in which the field is not required by the object that holds it. */
function withoutRequired(schema: JsonObject, [first, ...rest]: Tokens): JsonObject {
	if (first === undefined) return schema;
	if (rest.length === 0) {
		const { required, ...others } = schema;
		return isStrings(required) ? { ...others, required: required.filter((name) => name !== first) } : schema;
	}
	if (first === "*") return { ...schema, items: withoutRequired(asObject(schema.items), rest) };
	const properties = asObject(schema.properties);
	if (properties[first] === undefined) return schema;
	return { ...schema, properties: { ...properties, [first]: withoutRequired(asObject(properties[first]), rest) } };
}
