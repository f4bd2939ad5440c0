import { isObject } from "../json/json.ts";
import { type Path, toPointer } from "../json/pointer.ts";

/** A field of a form by where its schema is: /schema/properties/people/items/properties/name is {pointer: "/people/*\/name"}. */
export type FormFieldPlace = {
	name: string;
	/** The field as a form document's `fields` names it. */
	pointer: string;
	/** What it belongs to: "" for the form itself, "/people/*" for the rows of a repeat group. */
	owner: string;
	/** Keys that lead to the schema which has it in its `properties`. */
	schemaKeys: Path;
};

/** The field whose schema the keys lead to in a form document, or null where they lead to something else. */
export function fieldAt(document: unknown, keys: Path): FormFieldPlace | null {
	if (!isObject(document) || document.kind !== "form" || keys[0] !== "schema" || keys.length < 3) return null;
	const tokens: string[] = [];
	let index = 1;
	while (index < keys.length) {
		const keyword = keys[index];
		const name = keys[index + 1];
		if (keyword === "items") {
			tokens.push("*");
			index += 1;
		} else if (keyword === "properties" && typeof name === "string") {
			tokens.push(name);
			index += 2;
		} else return null;
	}
	const name = tokens.at(-1);
	if (name === undefined || keys.at(-2) !== "properties") return null;
	return { name, pointer: toPointer(tokens), owner: toPointer(tokens.slice(0, -1)), schemaKeys: keys.slice(0, -2) };
}

/** The field that owns an option in a form's `fields`: /fields/~1title/hint belongs to "/title". */
export const optionOwner = (document: unknown, keys: Path): string | null =>
	isObject(document) && document.kind === "form" && keys[0] === "fields" && typeof keys[1] === "string"
		? keys[1]
		: null;
