import { createSchemaUtils } from "@rjsf/utils";
import type { FormArtefact } from "../../../schemas/release.ts";
import { pointerTokens } from "../../../schemas/rules/pointer.ts";
import type { Answers } from "../state/answers-store.ts";
import { changeAnswer } from "../state/change-answers.ts";
import { isRecord } from "../state/is-record.ts";
import { branchValidator } from "./branch-validator.ts";
import { rjsfSchema } from "./rjsf-schema.ts";

/** No value is made up: every default that the schema names is put, empty objects, constants and unticked boxes are not. */
export const DEFAULTS = {
	emptyObjectFields: "skipEmptyDefaults",
	arrayMinItems: { populate: "requiredOnly" },
	constAsDefaults: "never",
	requiredBooleanDefault: "skip",
} as const;

/** What the fields' `prefill` pointers find in the scope, by the fields' pointers. */
function prefilled({ document }: FormArtefact, read: (pointer: string) => unknown): Answers {
	let answers: unknown = {};
	for (const [pointer, { prefill }] of Object.entries(document.fields ?? {})) {
		const value = prefill === undefined || pointer.includes("/*") ? undefined : read(prefill);
		if (value !== undefined && value !== null && value !== "") {
			answers = changeAnswer(answers, pointerTokens(pointer), value);
		}
	}
	return isRecord(answers) ? answers : {};
}

/** The answers that a form starts with: what the block gives, then what the fields prefill, then the schema's defaults. */
export function initialAnswers(form: FormArtefact, read: (pointer: string) => unknown, given: Answers): Answers {
	const schema = rjsfSchema(form.schema);
	const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== null));
	const start = { ...prefilled(form, read), ...known };
	const state: unknown = createSchemaUtils(branchValidator, schema, DEFAULTS).getDefaultFormState(schema, start);
	return isRecord(state) ? state : start;
}
