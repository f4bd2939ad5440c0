import { asArray, asObject, asString, isObject, type JsonObject } from "../../../schemas/json/json.ts";
import { pointerTokens, toPointer } from "../../../schemas/json/pointer.ts";
import { fieldsOf, questionSteps } from "../form/form-model.ts";
import { blockParts } from "../page/block-parts.ts";

/** The field that a pointer into a form leads to, as `fields` names it, or undefined. */
export function fieldAtPointer(pointer: string): string | undefined {
	const [first, ...rest] = pointerTokens(pointer);
	if (first === "fields") return rest[0];
	if (first !== "schema") return undefined;
	const tokens: string[] = [];
	for (let at = 0; at < rest.length; at += 1) {
		if (rest[at] === "items") tokens.push("*");
		else if (rest[at] === "properties" && rest[at + 1] !== undefined) tokens.push(rest[++at] ?? "");
		else break;
	}
	return tokens.length > 0 && tokens.at(-1) !== "*" ? toPointer(tokens) : undefined;
}

/** The part of a form at a pointer: a question, or a step. */
function formPartAt(form: JsonObject, pointer: string): string | undefined {
	const [list, index] = pointerTokens(pointer);
	const step = list === "steps" ? questionSteps(form)[Number(index)] : undefined;
	if (step) return `#${step.id}`;
	const field = fieldAtPointer(pointer);
	return fieldsOf(form).some((one) => one.pointer === field) ? field : undefined;
}

/** What stands on the document's canvas at a pointer into it or around that; undefined where nothing does. */
export function partAtPointer(document: JsonObject, pointer: string): string | undefined {
	if (document.kind === "form") return formPartAt(document, pointer);
	const [list, index] = pointerTokens(pointer);
	if (document.kind === "workflow")
		return list === "states" && Object.hasOwn(asObject(document.states), index ?? "") ? index : undefined;
	if (document.kind === "categories")
		return list === "categories" ? asString(asObject(asArray(document.categories)[Number(index)]).code) : undefined;
	if (document.kind !== "page" && document.kind !== "view") return undefined;
	const around = blockParts(document).filter(
		(part) => pointer === part.pointer || pointer.startsWith(`${part.pointer}/`),
	);
	return around.at(-1)?.pointer;
}

/** Where a question stands in its form, by the name that its options have. */
const fieldPlace = (field: string): string =>
	`/schema${pointerTokens(field)
		.map((token) => (token === "*" ? "/items" : `/properties${toPointer([token])}`))
		.join("")}`;

/** Where a part of the document's canvas stands in it: the way back from `partAtPointer`. */
export function pointerOfPart(document: JsonObject, part: string): string {
	const indexIn = (list: unknown, key: string, name: string) =>
		asArray(list).findIndex((entry) => asObject(entry)[key] === name);
	if (document.kind === "categories") return `/categories/${indexIn(document.categories, "code", part)}`;
	if (document.kind === "workflow") return toPointer(["states", part]);
	if (document.kind !== "form") return part;
	return part.startsWith("#") ? `/steps/${indexIn(document.steps, "id", part.slice(1))}` : fieldPlace(part);
}

/** The object or list around what a pointer leads to: settings are shown of those. */
export function containerOf(document: JsonObject, pointer: string): string {
	let here: unknown = document;
	let way = "";
	for (const token of pointerTokens(pointer)) {
		const next = Array.isArray(here) ? asArray(here)[Number(token)] : isObject(here) ? here[token] : undefined;
		if (!isObject(next) && !Array.isArray(next)) break;
		here = next;
		way += `/${token.replaceAll("~", "~0").replaceAll("/", "~1")}`;
	}
	return way;
}
