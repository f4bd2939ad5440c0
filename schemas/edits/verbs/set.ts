import { asArray } from "../../json/json.ts";
import { resolveAddress, splitAddress, valueAtAddress } from "../addresses.ts";
import { isMutable, partAt, putAt, withKey } from "../draft-values.ts";
import { namedPart, valueWords } from "../names.ts";
import { gone, sentence, unfit, unusable } from "../refusals.ts";
import type { Documents, Edit, EditDraft, EditTarget, Sentence, Verb } from "../types.ts";
import { requiredField } from "./add.ts";

const label = "Change";

function apply(draft: EditDraft, edit: Edit): Sentence | undefined {
	const refusal = unusable(draft, edit.path);
	if (refusal) return refusal;
	if (edit.value === undefined || (edit.at === "" && !isMutable(edit.value))) return unfit(label);
	const existing = partAt(draft, edit);
	if (existing) {
		putAt(draft, edit.path, existing.keys, edit.value);
		return undefined;
	}
	const place = splitAddress(edit.at);
	const parent = place && partAt(draft, { path: edit.path, at: place.parent });
	if (!place || !parent || !isMutable(parent.value)) return gone(edit);
	putAt(draft, edit.path, parent.keys, withKey(parent.value, place.last, edit.value));
	return undefined;
}

/** The fields whose names one list has and another lacks, by their titles. */
const fieldsOnlyIn = (documents: Documents, { path, at }: EditTarget, list: unknown, other: unknown): string[] =>
	asArray(list)
		.filter((name) => !asArray(other).includes(name))
		.flatMap((name) => requiredField(documents, path, at, name) ?? []);

/** The sentence on fields that join `required` or leave it; undefined where both do, or none. */
function aboutRequired(edit: Edit, documents: Documents): Sentence | undefined {
	const before = valueAtAddress(documents[edit.path], edit.at);
	const joined = fieldsOnlyIn(documents, edit, edit.value, before);
	const left = fieldsOnlyIn(documents, edit, before, edit.value);
	if (joined.length > 0 === left.length > 0) return undefined;
	return joined.length > 0
		? sentence("*{name}* became required", { name: joined.join(", ") })
		: sentence("*{name}* became optional", { name: left.join(", ") });
}

function describe(edit: Edit, documents: Documents): Sentence {
	const required = aboutRequired(edit, documents);
	if (required) return required;
	const { name, property } = namedPart(documents, edit);
	const document = documents[edit.path];
	const before = valueAtAddress(document, edit.at);
	const from = valueWords(before);
	const to = valueWords(edit.value);
	if (isTitle(document, edit) && from !== null && to !== null)
		return sentence("*{from}* is now called *{to}*", { from, to });
	if (property === null) return sentence("*{name}* was changed", { name });
	if (to === null) return sentence("*{name}*: {property} was changed", { name, property });
	if (before === undefined || from === null)
		return sentence("*{name}*: {property} is now “{to}”", { name, property, to });
	return sentence("*{name}*: {property} changed from “{from}” to “{to}”", { name, property, from, to });
}

const CALLED = new Set(["title", "label", "name"]);

/** Whether the edit changes what its reader calls a field or a part. */
function isTitle(document: unknown, { at }: EditTarget): boolean {
	const place = splitAddress(at);
	if (!place || !CALLED.has(place.last)) return false;
	const keys = resolveAddress(document, place.parent);
	return keys !== null && keys.length > 0;
}

/** Gives a part another value. */
export const set: Verb<"set"> = {
	verb: "set",
	label,
	icon: "layui-icon-edit",
	keys: {},
	offered: (documents, { path, at }) => valueAtAddress(documents[path], at) !== undefined,
	apply,
	describe,
};
