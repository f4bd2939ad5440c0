import { asArray, asObject, isObject, type JsonObject } from "../../json/json.ts";
import { toPointer } from "../../json/pointer.ts";
import { allSchemas, isVisible, type SchemaNode } from "../../json/schema-walk.ts";
import type { Report } from "../diagnostic.ts";
import { KEYWORDS, USABLE_KEYWORDS } from "../keywords.ts";
import { COMPILER_LIMITS } from "../limits.ts";
import { nearest } from "../meta/nearest.ts";
import { asWorded, worded } from "../worded.ts";
import { unfoldedSize } from "./form-size.ts";
import type { ReportAt } from "./report-at.ts";
import { checkBottomless, checkEndless, checkReference } from "./schema-references.ts";
import { checkSchemaValues } from "./schema-values.ts";
import type { SourcedForm } from "./sourced-form.ts";

/** Whether a schema is small enough to look at, also with its references followed; otherwise that is reported. */
function checkSize(root: JsonObject, nodes: readonly SchemaNode[], reportAt: ReportAt): boolean {
	const max = COMPILER_LIMITS.schemaNodes;
	if (nodes.length > max) {
		reportAt(["schema"], "too-large", worded`The schema has ${nodes.length} schemas in it. Expected at most ${max}.`);
		return false;
	}
	const unfolded = unfoldedSize(root);
	if (unfolded <= max) return true;
	const message = worded`With its references followed, the schema has ${unfolded} schemas in it. Expected at most ${max}.`;
	reportAt(["schema"], "too-large", message);
	return false;
}

/** The values as a whole are an object. */
function checkRoot({ type }: JsonObject, reportAt: ReportAt): void {
	if (type === "object") return;
	const found = JSON.stringify(type) ?? worded`of anything`;
	const message = worded`The schema of the answers has the type ${found}. Expected "type": "object", whose properties are the questions.`;
	reportAt(["schema"], "invalid-schema", message);
}

/**
 * A form's schema must be valid, bounded, made of keywords that the engine knows, and refer only to its own $defs. False
 * where it is too large to look at, or refers to what is not there.
 */
export function checkFormSchema({ place, document: { schema } }: SourcedForm, report: Report): boolean {
	const nodes = allSchemas(schema, ["schema"]);
	const reportAt: ReportAt = (at, code, message, fix) => report.add(place, toPointer(at), code, message, fix);
	if (!checkSize(schema, nodes, reportAt)) return false;
	checkRoot(schema, reportAt);
	for (const node of nodes) {
		checkKeywords(node, reportAt);
		checkNames(node, reportAt);
		checkTuple(node, reportAt);
		checkFurther(node, reportAt);
		checkPatterned(node, reportAt);
		checkListedAlternatives(node, reportAt);
		checkSchemaValues(node, reportAt);
	}
	checkEndless(schema, nodes, reportAt);
	checkBottomless(schema, reportAt);
	return nodes.map((node) => checkReference(node, schema, reportAt)).every((leads) => leads);
}

/** Only keywords that the engine knows; a misspelt one would silently ask for nothing. */
export function checkKeywords({ schema, at }: SchemaNode, reportAt: ReportAt): void {
	for (const keyword of Object.keys(schema)) {
		const known = KEYWORDS.get(keyword);
		if (known !== undefined && known.support !== "refused") continue;
		const message = known
			? worded`A schema here cannot use "${keyword}". Expected it in another way: ${asWorded(known.meaning)}.`
			: worded`"${keyword}" is no keyword of JSON Schema 2020-12. Expected one that docs/documents.md lists, such as type, title or properties.`;
		reportAt([...at, keyword], "unsupported-keyword", message, nearest(keyword, USABLE_KEYWORDS).fix);
	}
}

/** Names that every object inherits: a value of such a name would seem to be there when it is not. And none at all. */
function checkNames({ schema, at }: SchemaNode, reportAt: ReportAt): void {
	for (const name of Object.keys(asObject(schema.properties))) {
		const why =
			name in Object.prototype
				? worded`be called "${name}": every object has that already. Expected another name`
				: worded`have the empty name "": its place could not be told from what is around it. Expected a name`;
		if (name === "" || name in Object.prototype)
			reportAt([...at, "properties", name], "reserved-name", worded`A property cannot ${why}.`);
	}
}

/** What else may be answered, under names of one's own, must satisfy a schema; but nothing asks for it. */
function checkFurther(node: SchemaNode, reportAt: ReportAt): void {
	for (const keyword of ["additionalProperties", "unevaluatedProperties"]) {
		const own = node.schema[keyword];
		if (!isObject(own) || Object.keys(own).length === 0 || !isVisible(node)) continue;
		const message = worded`"${keyword}" describes answers under names of one's own, which no form here asks for. Expected a list of rows ("items") with a property for the name, or false.`;
		reportAt([...node.at, keyword], "never-offered", message);
	}
}

/** Further answers whose names match a pattern are asked by nothing, unless a property has such a name. */
function checkPatterned(node: SchemaNode, reportAt: ReportAt): void {
	const names = Object.keys(asObject(node.schema.properties));
	for (const [pattern, own] of Object.entries(asObject(node.schema.patternProperties))) {
		if (!isObject(own) || Object.keys(own).length === 0 || !isVisible(node) || names.length > 0) continue;
		const message = worded`"patternProperties" describes answers under names of one's own, which no form here asks for. Expected a list of rows ("items") with a property for the name.`;
		reportAt([...node.at, "patternProperties", pattern], "never-offered", message);
	}
}

/** Alternatives are offered as choices where each is one `const`; lists in them would leave a text box with nothing in it. */
function checkListedAlternatives(node: SchemaNode, reportAt: ReportAt): void {
	if (!isVisible(node)) return;
	for (const keyword of ["oneOf", "anyOf"]) {
		const branches = asArray(node.schema[keyword]).map(asObject);
		const isListed = ({ enum: values, properties, ...branch }: JsonObject) =>
			Array.isArray(values) && properties === undefined && !("const" in branch);
		if (!branches.some(isListed) || !branches.every((one) => isListed(one) || "const" in one)) continue;
		const index = branches.findIndex(isListed);
		const message = worded`The choices here are lists in alternatives, of which no input can be made. Expected each choice as an alternative of its own with a "const" and a "title", or all in one "enum".`;
		reportAt([...node.at, keyword, index, "enum"], "nothing-to-ask", message);
	}
}

/** A list has either fixed places or rows: rows after the places would never be asked for. */
function checkTuple({ schema, at }: SchemaNode, reportAt: ReportAt): void {
	if (schema.prefixItems === undefined || schema.items === undefined || schema.items === false) return;
	const message = worded`After the fixed places of "prefixItems" the form can ask for no further rows, but "items" allows them. Expected "items": false, or only one of the two.`;
	reportAt([...at, "items"], "unsupported-keyword", message);
}
