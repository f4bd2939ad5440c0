import { asArray, asObject, asString, isObject, type JsonObject } from "../../json/json.ts";
import type { JsonPatch } from "../../json/json-patch.ts";
import { valueAt } from "../../json/pointer.ts";
import { titleFromName } from "../../rules/texts/title-from-name.ts";
import type { DiagnosticCode } from "../codes.ts";
import { near } from "../meta/nearest.ts";
import { alternativeTitle } from "./alternative-title.ts";
import { patchOfTuple, patchOfValue } from "./invalid-values.ts";
import { patchOfKeyword } from "./older-keywords.ts";
import { childOf, type Flaw, lastToken, parentOf, removing, renaming, replacing } from "./operations.ts";

/**
 * The JSON Patch that mends a diagnostic, as operations on its document; undefined where what was meant is not plain.
 * `fix` is the text that the check found to be meant. A patch mends its own diagnostic, and may leave others for the next.
 */
export function patchFor(code: DiagnosticCode, flaw: Flaw, fix: string | undefined): JsonPatch | undefined {
	const patch = MAKERS[code]?.(flaw) ?? (fix === undefined ? undefined : patchOfText(flaw, fix));
	return patch === undefined || patch.length === 0 ? undefined : patch;
}

/** What was meant stands for the value at the pointer, or for the name that the pointer ends with: whichever it is like. */
function patchOfText(flaw: Flaw, fix: string): JsonPatch | undefined {
	const { document, pointer } = flaw;
	const value = valueAt(document, pointer);
	const isLike = (one: unknown) => typeof one === "string" && near(one, [fix]).length > 0;
	const isName = isObject(valueAt(document, parentOf(pointer)));
	if (typeof value !== "string") return isName && value !== undefined ? renaming(flaw, fix) : undefined;
	if (!isName || !isLike(lastToken(pointer))) return replacing(document, pointer, fix);
	return isLike(value) ? undefined : renaming(flaw, fix);
}

/** A title in words, made of the property's name. */
function title({ document, pointer }: Flaw): JsonPatch | undefined {
	const value = titleFromName(lastToken(pointer));
	return value === "" || !isObject(valueAt(document, pointer))
		? undefined
		: [{ op: "add", path: childOf(pointer, "title"), value }];
}

/** A field that no step shows is shown by the last. */
function lastStep({ document, pointer }: Flaw): JsonPatch | undefined {
	const steps = asArray(valueAt(document, "/steps"));
	if (!Array.isArray(asObject(steps.at(-1)).fields)) return undefined;
	return [{ op: "add", path: `/steps/${steps.length - 1}/fields/-`, value: lastToken(pointer) }];
}

const NUMERIC = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"];
const TEXTUAL = ["minLength", "maxLength", "pattern", "format"];

/** The type that a schema's own keywords are about. */
function typeImplied(schema: JsonObject): string | undefined {
	if (schema.type !== undefined) return undefined;
	if (NUMERIC.some((keyword) => keyword in schema)) return "number";
	return TEXTUAL.some((keyword) => keyword in schema) ? "string" : undefined;
}

/** Alternatives that list values, written out: one alternative for each value. */
function listedAlternatives(branches: readonly unknown[]): JsonObject[] {
	const all = branches.flatMap((branch) => {
		const { enum: values, ...own } = asObject(branch);
		if (!Array.isArray(values)) return [asObject(branch)];
		const name = values.length === 1 ? asString(own.title) : undefined;
		return values.map((value: unknown) => ({ ...own, const: value, title: name ?? String(value) }));
	});
	return all.filter((one, at) => all.findIndex((other) => other.const === one.const) === at);
}

function fillable({ document, pointer }: Flaw): JsonPatch | undefined {
	const alternatives = /^.*\/(oneOf|anyOf)(?=\/\d+\/enum$)/.exec(pointer)?.[0];
	if (alternatives !== undefined)
		return replacing(document, alternatives, listedAlternatives(asArray(valueAt(document, alternatives))));
	if (lastToken(pointer) === "const") return constant({ document, pointer: parentOf(pointer) });
	const own = asObject(valueAt(document, pointer));
	const type = typeImplied(own);
	if (Array.isArray(own.items)) return patchOfTuple({ document, pointer: childOf(pointer, "items") });
	if (typeof own.type === "string") return patchOfValue({ document, pointer: childOf(pointer, "type") });
	return type === undefined ? undefined : [{ op: "add", path: childOf(pointer, "type"), value: type }];
}

/** A constant that is shown and cannot be typed is sent where it is the first value too. */
function constant({ document, pointer }: Flaw): JsonPatch | undefined {
	const schema = asObject(valueAt(document, pointer));
	return "const" in schema && !("default" in schema)
		? [{ op: "add", path: childOf(pointer, "default"), value: schema.const }]
		: undefined;
}

/** A reference as older drafts write it, to a definition that is there. */
function reference({ document, pointer }: Flaw): JsonPatch | undefined {
	const name = /^#\/(?:definitions|\$defs)\/([^/]+)$/.exec(asString(valueAt(document, pointer)) ?? "")?.[1];
	const isThere = ["definitions", "$defs"].some((around) => valueAt(document, `/schema/${around}/${name}`));
	return name !== undefined && isThere ? replacing(document, pointer, `#/$defs/${name}`) : undefined;
}

/** A widget that cannot show its field gives way to the one that the schema decides on. */
const widget = ({ document, pointer }: Flaw): JsonPatch | undefined =>
	lastToken(pointer) === "widget" ? removing(document, pointer) : undefined;

const MAKERS: Partial<Record<DiagnosticCode, (flaw: Flaw) => JsonPatch | undefined>> = {
	"unsupported-keyword": patchOfKeyword,
	"invalid-schema": patchOfValue,
	"unlabelled-field": title,
	"unlabelled-alternative": alternativeTitle,
	"field-in-no-step": lastStep,
	"nothing-to-ask": fillable,
	"outside-reference": reference,
	"widget-type": widget,
	unsendable: constant,
};
