import { isObject } from "../../json/json.ts";
import { resolveAddress, splitAddress, valueAtAddress } from "../addresses.ts";
import { isMutable, partAt, putAt, withEntry, withKey } from "../draft-values.ts";
import { fieldAt } from "../field-places.ts";
import { documentName, fieldTitle, keyWords, nameOfValue, partName } from "../names.ts";
import { gone, sentence, taken, unfit, unusable } from "../refusals.ts";
import type { Documents, Edit, EditDraft, Sentence, Verb } from "../types.ts";

const label = "Add";

function apply(draft: EditDraft, edit: Edit): Sentence | undefined {
	if (edit.value === undefined) return unfit(label);
	if (edit.at === "") return addDocument(draft, edit);
	const refusal = unusable(draft, edit.path);
	if (refusal) return refusal;
	const existing = partAt(draft, edit);
	return existing ? addEntry(draft, edit, existing) : addProperty(draft, edit);
}

function addDocument(draft: EditDraft, { path, value }: Edit): Sentence | undefined {
	if (Object.hasOwn(draft.documents, path) || Object.hasOwn(draft.broken, path)) return taken(path);
	if (!isMutable(value) || !path.endsWith(".json")) return unfit(label);
	draft.documents[path] = value;
	return undefined;
}

function addEntry(draft: EditDraft, edit: Edit, { keys, value: list }: NonNullable<ReturnType<typeof partAt>>) {
	if (!Array.isArray(list)) return taken(edit.at);
	const next = withEntry(list, edit.value, edit.index);
	const isText = typeof edit.value !== "object";
	if (isText && list.includes(edit.value)) return taken(String(edit.value));
	if (hasTwin(list, edit.value)) return taken(nameOfValue(edit.value, edit.at));
	putAt(draft, edit.path, keys, next);
	return undefined;
}

/** What must differ among the entries of a list, or no address could distinguish them. */
const UNIQUE = ["key", "id", "name", "code"];

const hasTwin = (list: readonly unknown[], value: unknown): boolean =>
	isObject(value) &&
	UNIQUE.some((key) => typeof value[key] === "string" && list.some((one) => isObject(one) && one[key] === value[key]));

function addProperty(draft: EditDraft, edit: Edit): Sentence | undefined {
	const place = splitAddress(edit.at);
	const parent = place && partAt(draft, { path: edit.path, at: place.parent });
	if (!place || !parent || !isMutable(parent.value)) return gone(edit);
	const value = edit.index === undefined ? edit.value : [edit.value];
	putAt(draft, edit.path, parent.keys, withKey(parent.value, place.last, value));
	return undefined;
}

/** The form field that an entry of `required` means, or undefined. */
export function requiredField(documents: Documents, path: string, at: string, name: unknown): string | undefined {
	const place = splitAddress(at);
	const document = documents[path];
	const keys = place?.last === "required" ? resolveAddress(document, place.parent) : null;
	const field = keys && typeof name === "string" ? fieldAt(document, [...keys, "properties", name]) : null;
	return field ? fieldTitle(document, field.pointer) : undefined;
}

function describe(edit: Edit, documents: Documents): Sentence {
	const { path, at, value } = edit;
	if (at === "") return sentence("The document *{name}* was added", { name: nameOfValue(value, path) });
	const required = requiredField(documents, path, at, value);
	if (required !== undefined) return sentence("*{name}* became required", { name: required });
	const isList = Array.isArray(valueAtAddress(documents[path], at));
	const place = splitAddress(at);
	const owner =
		place && place.parent !== "" ? partName(documents, { path, at: place.parent }) : documentName(documents, path);
	const property = keyWords(place?.last ?? "");
	const name = nameOfValue(value, keyWords(place?.last ?? at));
	if (!isList && edit.index === undefined) return sentence("*{owner}* was given {property}", { owner, property });
	// A document that is one list is called what the list is.
	if (owner.toLowerCase() === property) return sentence("*{name}* was added to *{owner}*", { name, owner });
	return sentence("*{name}* was added to {property} of *{owner}*", { name, property, owner });
}

/** Puts a new entry into a list, a new property into an object, or a new document into the portal. */
export const add: Verb<"add"> = {
	verb: "add",
	label,
	icon: "layui-icon-addition",
	keys: { paste: ["Control+V"], twice: ["Control+D"] },
	offered: (documents, { path, at }) => Array.isArray(valueAtAddress(documents[path], at)),
	apply,
	describe,
};
