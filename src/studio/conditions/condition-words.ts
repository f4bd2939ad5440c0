import type { StudioI18n, StudioText } from "../i18n/studio-i18n.ts";
import type { Comparison, ConditionPart, Plain, WordedCondition } from "./condition-model.ts";
import type { ConditionSubject } from "./subjects.ts";

/** The comparisons in words, between what is compared and what with. */
export const COMPARISON_WORDS: Readonly<Record<Comparison, StudioText>> = {
	is: "is",
	is_not: "is not",
	one_of: "is one of",
	includes: "includes",
	lacks: "does not include",
	answered: "is answered",
	unanswered: "is not answered",
	at_least: "is at least",
	at_most: "is at most",
};

/** Whether a comparison needs something to compare with. */
export const needsValue = (comparison: Comparison): boolean => comparison !== "answered" && comparison !== "unanswered";

/** What contents of the portal are called, by the values that conditions compare with. */
export type ContentNames = ReadonlyMap<string, string>;

const valueWords = (value: Plain, subject: ConditionSubject | undefined, names: ContentNames) =>
	subject?.values.find((one) => one.value === value)?.label ??
	(subject?.offered && names.get(String(value))) ??
	String(value);

/** One part of a condition as a sentence. */
function partWords(
	part: ConditionPart,
	subjects: readonly ConditionSubject[],
	{ t }: StudioI18n,
	names: ContentNames,
): string {
	const subject = subjects.find(({ pointer }) => pointer === part.subject);
	const values = part.values.map((value) => `“${valueWords(value, subject, names)}”`).join(", ");
	const words = [`“${subject?.label ?? part.subject}”`, t(COMPARISON_WORDS[part.comparison]), values];
	return words.filter(Boolean).join(" ");
}

/** A condition as a sentence: its ways joined by or, the parts of each by and. */
export function conditionWords(
	{ ways }: WordedCondition,
	subjects: readonly ConditionSubject[],
	i18n: StudioI18n,
	names: ContentNames = new Map(),
): string {
	const all = ways.map((way) => way.map((part) => partWords(part, subjects, i18n, names)).join(` ${i18n.t("and")} `));
	return all.join(` ${i18n.t("or")} `);
}
