import { resolveAddress, splitAddress, valueAtAddress } from "../addresses.ts";
import { isMutable, partAt, putAt, withKey } from "../draft-values.ts";
import { namedPart, valueWords } from "../names.ts";
import { gone, sentence, unfit, unusable } from "../refusals.ts";
import type { Documents, Edit, EditDraft, EditTarget, Sentence, Verb } from "../types.ts";

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

function describe(edit: Edit, documents: Documents): Sentence {
	const { name, property } = namedPart(documents, edit);
	const document = documents[edit.path];
	const before = valueAtAddress(document, edit.at);
	const [from, to] = [valueWords(before), valueWords(edit.value)];
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
