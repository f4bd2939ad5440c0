import { documentName } from "../names.ts";
import { objectIn } from "../read-text.ts";
import { sentence, unfit } from "../refusals.ts";
import type { Documents, Edit, EditDraft, Sentence, Verb } from "../types.ts";

const label = "Write the source";

function apply(draft: EditDraft, { path, at, value }: Edit): Sentence | undefined {
	if (typeof value !== "string" || at !== "" || !path.endsWith(".json")) return unfit(label);
	const object = objectIn(value);
	draft.broken = Object.fromEntries(Object.entries(draft.broken).filter(([own]) => own !== path));
	if (object) {
		draft.documents[path] = object;
		return undefined;
	}
	draft.documents = Object.fromEntries(Object.entries(draft.documents).filter(([own]) => own !== path));
	draft.broken[path] = value;
	return undefined;
}

function describe({ path, value }: Edit, documents: Documents): Sentence {
	const name = documentName(documents, path);
	return typeof value === "string" && objectIn(value)
		? sentence("The source of *{name}* was written anew", { name })
		: sentence("The source of *{name}* is not valid JSON", { name });
}

/** Gives a document another text as a whole. A text that is no JSON object is kept, and the document is broken until it is one. */
export const replaceDocument: Verb<"replace-document"> = {
	verb: "replace-document",
	label,
	icon: "layui-icon-fonts-code",
	keys: {},
	offered: (documents, { path, at }) => at === "" && documents[path] !== undefined,
	apply,
	describe,
};
