import { isObject } from "../../json/json.ts";
import {
	documentOf,
	isMutable,
	partAt,
	putAt,
	withKey,
	withKeyRenamed,
	withoutDrafts,
	withoutKey,
} from "../draft-values.ts";
import { partName } from "../names.ts";
import { gone, sentence, unfit, unusable } from "../refusals.ts";
import { markStale } from "../stale-translations.ts";
import type { Documents, Edit, EditDraft, Sentence, Verb } from "../types.ts";

const label = "Correct the text";

/** Whether a text stands somewhere in a value; a translation's own key is no use of it. */
function stands(text: string, value: unknown): boolean {
	if (value === text) return true;
	if (Array.isArray(value)) return value.some((entry) => stands(text, entry));
	return isObject(value) && Object.values(value).some((entry) => stands(text, entry));
}

const isUsed = ({ documents }: EditDraft, text: string): boolean =>
	Object.values(documents).some((document) => document.kind !== "messages" && stands(text, withoutDrafts(document)));

/**
 * A translation of the old text becomes that of the new one, to be confirmed; the new text's own stays, where it has one. Of a text
 * that stands nowhere any more none is left.
 */
function withCorrected(messages: object, from: string, to: string, isStillUsed: boolean): object {
	const translation: unknown = Reflect.get(messages, from);
	if (translation === undefined) return messages;
	if (Object.hasOwn(messages, to)) return isStillUsed ? messages : withoutKey(messages, from);
	return isStillUsed ? withKey({ ...messages }, to, translation) : withKeyRenamed(messages, from, to);
}

function apply(draft: EditDraft, edit: Edit): Sentence | undefined {
	const refusal = unusable(draft, edit.path);
	if (refusal) return refusal;
	const part = partAt(draft, edit);
	if (!part) return gone(edit);
	const { value: to } = edit;
	if (typeof part.value !== "string" || typeof to !== "string" || to.trim() === "") return unfit(label);
	const from = part.value;
	if (from === to) return undefined;
	putAt(draft, edit.path, part.keys, to);
	const isStillUsed = isUsed(draft, from);
	for (const path of Object.keys(draft.documents)) {
		const messages = documentOf(draft, path);
		if (messages?.kind !== "messages" || !isMutable(messages.messages)) continue;
		const next = withCorrected(messages.messages, from, to, isStillUsed);
		if (next !== messages.messages)
			putAt(draft, path, [], markStale({ ...messages, messages: next }, from, to, isStillUsed));
	}
	return undefined;
}

function describe(edit: Edit, documents: Documents): Sentence {
	const name = partName(documents, edit);
	return sentence("The text of *{name}* was corrected to “{to}”; its translations stay", {
		name,
		to: String(edit.value),
	});
}

/** Corrects a text without losing its translations, which are found by the text itself. */
export const correctText: Verb<"correct-text"> = {
	verb: "correct-text",
	label,
	icon: "layui-icon-edit",
	keys: {},
	offered: () => true,
	apply,
	describe,
};
