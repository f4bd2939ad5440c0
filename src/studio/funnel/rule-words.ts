import type { StudioText } from "../i18n/studio-i18n.ts";

/** What breaking a rule of a field means, by the keyword of its schema or settings. */
const RULE_WORDS: Readonly<Record<string, StudioText>> = {
	required: "not answered",
	minLength: "too short",
	maxLength: "too long",
	pattern: "not written as asked",
	format: "not written as asked",
	minimum: "too small",
	exclusiveMinimum: "too small",
	maximum: "too large",
	exclusiveMaximum: "too large",
	multipleOf: "not in whole steps",
	minItems: "too few",
	maxItems: "too many",
	uniqueItems: "the same twice",
	contains: "something needed is not among them",
	enum: "none of the choices",
	const: "none of the choices",
	oneOf: "none of the choices",
	anyOf: "none of the choices",
	type: "of another kind than asked",
	not_before: "too early",
	not_after: "too late",
};

/** What it means in words; a rule without any by its keyword. */
export const ruleText = (keyword: string): StudioText | undefined =>
	Object.hasOwn(RULE_WORDS, keyword) ? RULE_WORDS[keyword] : undefined;
