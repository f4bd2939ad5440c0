import { asArray, asObject, asString } from "../../json/json.ts";
import { isMutable, partAt, putAt, withEntry } from "../draft-values.ts";
import { fieldTitle, partName } from "../names.ts";
import { gone, sentence, taken, unfit, unusable } from "../refusals.ts";
import type { Documents, Edit, EditDraft, Sentence, Verb } from "../types.ts";

const label = "Begin a step here";

/** The new step's id and title; null where the edit lacks one. */
function namesIn({ value }: Edit): { id: string; title: string } | null {
	const id = asString(asObject(value).id);
	const title = asString(asObject(value).title);
	return id && title ? { id, title } : null;
}

function apply(draft: EditDraft, edit: Edit): Sentence | undefined {
	const refusal = unusable(draft, edit.path);
	if (refusal) return refusal;
	const names = namesIn(edit);
	if (!names) return unfit(label);
	const part = partAt(draft, edit);
	const [list, index] = part?.keys ?? [];
	if (!part || !isMutable(part.value) || list !== "steps" || typeof index !== "number") return gone(edit);
	const fields = asArray(part.value.fields);
	const from = fields.indexOf(edit.to);
	if (from === -1) return gone(edit);
	const steps = asArray(draft.documents[edit.path]?.steps);
	if (steps.some((step) => asObject(step).id === names.id)) return taken(names.title);
	const next = { ...names, fields: fields.slice(from) };
	putAt(draft, edit.path, [...part.keys, "fields"], fields.slice(0, from));
	putAt(draft, edit.path, ["steps"], withEntry(asArray(draft.documents[edit.path]?.steps), next, index + 1));
	return undefined;
}

function describe(edit: Edit, documents: Documents): Sentence {
	return sentence("*{name}* was split: *{title}* begins with *{field}*", {
		name: partName(documents, edit),
		title: namesIn(edit)?.title ?? "",
		field: fieldTitle(documents[edit.path], `/${edit.to}`),
	});
}

/** Puts a question of a form's step, and all that follow it there, into a new step after it. */
export const splitStep: Verb<"split-step"> = {
	verb: "split-step",
	label,
	icon: "layui-icon-list",
	keys: {},
	offered: () => true,
	apply,
	describe,
};
