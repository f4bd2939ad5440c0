import { asObject, asString, isObject, type JsonObject } from "../../json/json.ts";
import { pointerTokens, toPointer } from "../../json/pointer.ts";
import type { Place, Report } from "../diagnostic.ts";
import type { DocumentCheck } from "../document-check.ts";
import { numbersOf } from "../message-arguments.ts";
import { nearest } from "../meta/nearest.ts";
import type { Part } from "../meta/walk.ts";
import { jsonTypesAt, namesAt, type ScopeModel, typesAt } from "../scope-model.ts";
import { type Sight, walkScoped } from "../scoped-walk.ts";
import { worded } from "../worded.ts";
import { inWords } from "../wording.ts";

/** Every pointer of every document must lead to something that can stand there. */
export const checkBindings: DocumentCheck = ({ place, document }, _names, report) =>
	walkScoped(document, (part) => checkPart(part, place, report));

function checkPart({ def, value, pointer, context }: Part<Sight>, place: Place, report: Report): void {
	if (def === "pointer" && typeof value === "string") {
		const scope = context.from ?? context.scope;
		if (!isBound(pointer)) checkPointer(scope, value, pointer, place, report);
		checkList(scope, value, pointer, place, report);
	}
	if (def === "binding")
		checkPointer(context.scope, asString(asObject(value).bind) ?? "", `${pointer}/bind`, place, report);
	if (def === "text" && isObject(value)) checkNumbers(context.scope, value, pointer, place, report);
	if (def === "condition" && isObject(value))
		for (const name of Object.keys(value).filter((one) => one !== "any_of"))
			checkPointer(context.scope, name, `${pointer}${toPointer([name])}`, place, report);
}

/** A binding's own pointer is checked with the binding. */
const isBound = (pointer: string) => pointer.endsWith("/bind");

/** Keys whose pointer must lead to a list. */
const LISTS = ["list", "in", "answers", "attachments", "timeline"];

function checkList(scope: ScopeModel, target: string, pointer: string, place: Place, report: Report): void {
	if (!LISTS.includes(pointerTokens(pointer).at(-1) ?? "")) return;
	const types = jsonTypesAt(scope, target);
	if (types.size === 0 || types.has("array")) return;
	report.add(
		place,
		pointer,
		"pointer-type",
		worded`${target} leads to ${inWords(types)}. Expected a pointer to a list.`,
	);
}

/** What a text counts must be a number, or a text that may name one. */
function checkNumbers(scope: ScopeModel, text: JsonObject, pointer: string, place: Place, report: Report): void {
	for (const name of numbersOf(asString(text.text) ?? "")) {
		const bind = asString(asObject(asObject(text.values)[name]).bind);
		const types = jsonTypesAt(scope, bind ?? "");
		if (bind === undefined || types.size === 0 || NUMERIC.some((type) => types.has(type))) continue;
		const at = `${pointer}/values/${name}/bind`;
		const expected = worded`Expected a number, as of a field with \`calculated\`, whose \`count\` counts the entries of a list.`;
		report.add(
			place,
			at,
			"pointer-type",
			worded`${bind} leads to ${inWords(types)}, which the text counts. ${expected}`,
		);
	}
}

const NUMERIC = ["number", "integer", "string"];

function checkPointer(scope: ScopeModel, target: string, pointer: string, place: Place, report: Report): void {
	if (typesAt(scope, target).length > 0) return;
	const tokens = pointerTokens(target);
	const known = tokens.findIndex((_, index) => typesAt(scope, toPointer(tokens.slice(0, index + 1))).length === 0);
	const parent = toPointer(tokens.slice(0, known));
	const names = namesAt(scope, parent);
	const expected =
		names.length > 0 ? worded`Expected one of: ${names.join(", ")}.` : worded`Expected a pointer to what is there.`;
	const message = worded`Nothing can stand at ${target}: ${parent === "" ? worded`the scope here` : parent} has no "${tokens[known]}". ${expected}`;
	const { fix } = nearest(tokens[known], names);
	const near = fix && toPointer([...tokens.slice(0, known), fix, ...tokens.slice(known + 1)]);
	report.add(place, pointer, "unknown-pointer", message, VALUES.find(leadsTo(scope, target))?.concat(target) ?? near);
}

/** Where values stand; a pointer often starts with the field's own name instead. */
const VALUES = ["/form", "/item"];

const leadsTo = (scope: ScopeModel, target: string) => (parent: string) => typesAt(scope, parent + target).length > 0;
