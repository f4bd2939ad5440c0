import { createSchemaUtils } from "@rjsf/utils";
import type { FormArtefact } from "../../../schemas/release.ts";
import { isObject } from "../../../schemas/rules/json.ts";
import { branchValidator } from "../schema/branch-validator.ts";
import { DEFAULTS } from "../schema/initial-values.ts";
import { renderedSchema } from "../schema/rendered-schema.ts";
import type { FormValues } from "../state/values-store.ts";

/** Values with the defaults that a form's schema names, wherever in it they stand. */
export function structuredValues(form: FormArtefact, start: FormValues): FormValues {
	const schema = renderedSchema(form);
	const state: unknown = createSchemaUtils(branchValidator, schema, DEFAULTS).getDefaultFormState(schema, start);
	return isObject(state) ? state : start;
}
