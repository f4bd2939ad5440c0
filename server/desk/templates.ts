import type { DeskCase, DeskMove, ReplyTemplate } from "../../schemas/types.gen.ts";

/** Whether a template is offered for a case and a step. */
export function isOfferedFor(
	{ categories, states, actions, leads_to }: ReplyTemplate,
	{ category, status }: Pick<DeskCase, "category" | "status">,
	{ action, to }: Pick<DeskMove, "action" | "to">,
): boolean {
	const fits = (list: readonly string[] | undefined, value: string) => list === undefined || list.includes(value);
	return fits(categories, category.code) && fits(states, status) && fits(actions, action) && fits(leads_to, to);
}

/** What a template's words stand for, in the case and of who writes. */
export type TemplateValues = Readonly<Record<string, string>>;

/** An answer is named by its question, in whatever words and language. */
const PLACE = /\{([a-z]+)(?::([^{}]{1,80}))?\}/gu;

/** The language in which a template is said to whoever reads one: theirs, or the first that it has. */
export const localeOf = ({ text }: Pick<ReplyTemplate, "text">, locale: string): string =>
	text[locale] === undefined ? (Object.keys(text)[0] ?? locale) : locale;

/** A template's text in a language that it has, with the case's values in it. What a case has no value for stays open, so that it is seen. */
export function filledTemplate(
	{ text }: Pick<ReplyTemplate, "text">,
	locale: string,
	values: TemplateValues,
	answers: DeskCase["answers"],
): string {
	const source = text[locale] ?? "";
	return source.replaceAll(PLACE, (place: string, name: string, of: string | undefined) => {
		if (name !== "answer") return Object.hasOwn(values, name) ? (values[name] ?? place) : place;
		const answer = answers.find((one) => one.name === `/${of}` || one.label === of);
		return answer?.text ?? place;
	});
}
