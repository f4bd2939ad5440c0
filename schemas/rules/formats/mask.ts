/** In place of what is hidden, however long that is: a number of stars, or a last character, would narrow down who it is. */
export const HIDDEN = "***";

/** Characters that stay of numbers which start with what many people share: an operator, a district. */
const SHARED_START = 3;

const NUMBER_OF_A_PERSON = /^(1\d{10}|\d{17}[\dXx])$/;

/**
 * A personal value as the public sees it: enough to be recognised by its owner, not enough for others. Its beginning stays, as
 * many characters as its type of field says; of what looks like a mobile or identity number the first three digits, whatever
 * it is typed in. That it was a mail address is seen.
 */
export function maskText(text: string, start = 1): string {
	if (text === "") return "";
	const left = [...text].slice(0, NUMBER_OF_A_PERSON.test(text) ? SHARED_START : start).join("");
	return `${left}${HIDDEN}${text.lastIndexOf("@") > 0 ? `@${HIDDEN}` : ""}`;
}
