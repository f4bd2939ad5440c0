import { createSchemaUtils } from "@rjsf/utils";
import type { FormArtefact } from "../../../schemas/release.ts";
import { isObject } from "../../../schemas/rules/json.ts";
import { branchValidator } from "../schema/branch-validator.ts";
import { drawnSchema } from "../schema/drawn-schema.ts";
import { DEFAULTS } from "../schema/initial-answers.ts";
import type { Answers } from "../state/answers-store.ts";

/** Answers with the defaults that a form's schema names, wherever in it they stand. */
export function structuredAnswers(form: FormArtefact, start: Answers): Answers {
	const schema = drawnSchema(form);
	const state: unknown = createSchemaUtils(branchValidator, schema, DEFAULTS).getDefaultFormState(schema, start);
	return isObject(state) ? state : start;
}
