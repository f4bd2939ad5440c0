import type { FormArtefact } from "../../../schemas/release.ts";
import { pointerTokens, toPointer } from "../../../schemas/rules/pointer.ts";
import type { Answers } from "../state/answers-store.ts";
import { changeAnswer } from "../state/change-answers.ts";
import { isRecord } from "../state/is-record.ts";
import { fittingAnswer } from "./fitting-answer.ts";
import { type PlainField, plainFields } from "./plain-form.ts";

/** What rjsf takes for a default. No value is made up: every default that the schema names is put, empty objects, constants and unticked boxes are not. */
export const DEFAULTS = {
	emptyObjectFields: "skipEmptyDefaults",
	arrayMinItems: { populate: "requiredOnly" },
	constAsDefaults: "never",
	requiredBooleanDefault: "skip",
} as const;

const isSaid = (value: unknown) => value !== undefined && value !== null;

/** What the fields' `prefill` pointers find in the scope, by the fields' pointers. */
function prefilled({ document }: FormArtefact, read: (pointer: string) => unknown): Answers {
	let answers: unknown = {};
	for (const [pointer, { prefill }] of Object.entries(document.fields ?? {})) {
		const found = prefill === undefined || pointer.includes("/*") ? undefined : read(prefill);
		const value = isSaid(found) && found !== "" ? fittingAnswer(found, pointer, document) : undefined;
		if (value !== undefined) answers = changeAnswer(answers, pointerTokens(pointer), value);
	}
	return isRecord(answers) ? answers : {};
}

/** Answers with the defaults that the fields of a plain form name; the form's fields come first, in its order. */
function withDefaults(fields: readonly PlainField[], start: Answers): Answers {
	const own = fields.flatMap(({ name, schema }) => {
		const value = start[name] === undefined ? schema.default : start[name];
		return value === undefined ? [] : [[name, value]];
	});
	return { ...Object.fromEntries(own), ...start };
}

/**
 * The answers that a form starts with: what the block gives, then what the fields prefill, as far as either fits its
 * field, then the schema's defaults, for which `structured` stands in where the form has structure.
 */
export function initialAnswers(
	form: FormArtefact,
	read: (pointer: string) => unknown,
	given: Answers,
	structured: ((form: FormArtefact, start: Answers) => Answers) | undefined,
): Answers {
	const known = Object.fromEntries(
		Object.entries(given).flatMap(([name, found]) => {
			const value = isSaid(found) ? fittingAnswer(found, toPointer([name]), form.document) : undefined;
			return value === undefined ? [] : [[name, value]];
		}),
	);
	const start = { ...prefilled(form, read), ...known };
	return structured?.(form, start) ?? withDefaults(plainFields(form) ?? [], start);
}
