import { asArray, asObject, asString, isObject, type JsonObject } from "../../json/json.ts";
import type { JsonPatch } from "../../json/json-patch.ts";
import { valueAt } from "../../json/pointer.ts";
import { titleFromName } from "../../rules/texts/title-from-name.ts";
import { childOf, type Flaw } from "./operations.ts";

/** How a value of a type is called where nothing else tells alternatives apart. */
const OF_TYPE: Readonly<Record<string, string>> = {
	string: "Text",
	number: "Number",
	integer: "Number",
	boolean: "Yes or no",
	array: "List",
};

/** What tells an alternative from others: its constant, else the question that it asks first, else its type. */
function nameOf(branch: JsonObject): string | undefined {
	const parts = Object.entries(asObject(branch.properties)).filter(([, own]) => isObject(own));
	const constant = parts.map(([, own]) => asObject(own).const).find((value) => typeof value === "string");
	if (typeof constant === "string") return titleFromName(constant) || undefined;
	const required = asArray(branch.required);
	const [name, own] = parts.find(([one]) => required.includes(one)) ?? parts[0] ?? [];
	if (name !== undefined) return asString(asObject(own).title) ?? (titleFromName(name) || undefined);
	const reference = asString(branch.$ref)?.split("/").at(-1);
	return reference === undefined ? OF_TYPE[String(branch.type)] : titleFromName(reference) || undefined;
}

/** A title of an alternative, made of what it asks. */
export function alternativeTitle({ document, pointer }: Flaw): JsonPatch | undefined {
	const branch = valueAt(document, pointer);
	const value = isObject(branch) ? nameOf(branch) : undefined;
	return value === undefined ? undefined : [{ op: "add", path: childOf(pointer, "title"), value }];
}
