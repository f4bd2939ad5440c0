import type { EditDraft, EditTarget, Sentence } from "./types.ts";

/** A sentence with its values. */
export const sentence = (text: string, values: Sentence["values"] = {}): Sentence => ({ text, values });

/** Why an edit cannot be made in a document as it is: it is absent, or its text is no JSON. */
export function unusable({ documents, broken }: EditDraft, path: string): Sentence | undefined {
	if (Object.hasOwn(broken, path))
		return sentence("The text of {path} is not valid JSON. Correct it in the source first.", { path });
	if (!Object.hasOwn(documents, path)) return sentence("There is no document {path}.", { path });
	return undefined;
}

/** There is nothing at the address any more, or never was. */
export const gone = ({ path, at }: EditTarget): Sentence =>
	sentence("{path} has nothing at {at} any more.", { path, at });

/** What is there already cannot be added. */
export const taken = (name: string): Sentence => sentence("There is already *{name}* here.", { name });

/** The edit lacks what its verb needs, or has something that the verb cannot use. */
export const unfit = (verb: string): Sentence => sentence("The edit is not what “{verb}” needs.", { verb });
