/** What joins the labels of a group and of a part in it (schemas/rules/questions/described-values.ts). */
const JOINT = " · ";

/** A part of a label: a title, or that of a repeat group's row with its number. */
function wordedPart(part: string, words: (source: string) => string): string {
	const shown = words(part);
	const [, title, number] = /^(.+) (\d+)$/.exec(part) ?? [];
	return shown === part && title !== undefined ? `${words(title)} ${number}` : shown;
}

/** An answer's label in the language of `words`: the form's own source texts, part by part. */
export const wordedLabel = (label: string, words: (source: string) => string): string =>
	label
		.split(JOINT)
		.map((part) => wordedPart(part, words))
		.join(JOINT);
