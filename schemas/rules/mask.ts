/** In place of what is hidden, however long that is: a number of stars, or a last character, would narrow down who it is. */
export const HIDDEN = "***";

/** Characters that stay of numbers which start with what many people share: an operator, a district. */
const SHARED_START = 3;

const NUMBER_OF_A_PERSON = /^(1\d{10}|\d{17}[\dXx])$/;

/**
 * A personal value as the public sees it: enough to be recognised by its owner, not enough for others. Of mobile and
 * identity numbers the first three digits stay, of anything else the first character; that it was a mail address is seen.
 */
export function maskText(text: string): string {
	if (text === "") return "";
	const left = [...text].slice(0, NUMBER_OF_A_PERSON.test(text) ? SHARED_START : 1).join("");
	return `${left}${HIDDEN}${text.lastIndexOf("@") > 0 ? `@${HIDDEN}` : ""}`;
}
