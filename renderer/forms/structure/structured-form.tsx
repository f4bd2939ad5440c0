import { createSchemaUtils, type FieldPathList, type RJSFSchema, toFieldPathId } from "@rjsf/utils";
import { useCallback, useMemo } from "react";
import type { FormArtefact } from "../../../schemas/release.ts";
import { isObject } from "../../../schemas/rules/json.ts";
import { hasConditions, unaskedBySchema } from "../../../schemas/rules/schema-conditions.ts";
import { useFormSession, useStored } from "../hooks/form-session.ts";
import { DEFAULTS } from "../model/first-values.ts";
import { renderedSchema } from "../model/plain-form.ts";
import type { FormValues } from "../model/values.ts";
import { branchValidator } from "./branch-validator.ts";
import { FormSchemaField } from "./FormSchemaField.tsx";
import { createFormRegistry } from "./form-registry.ts";

// What a form with structure needs beside the others, rjsf above all, stands behind one import that loads late.
export { unaskedBySchema };

/** Values with the defaults that a form's schema names, wherever in it they stand. */
export function structuredValues(form: FormArtefact, start: FormValues): FormValues {
	const schema = renderedSchema(form);
	const state: unknown = createSchemaUtils(branchValidator, schema, DEFAULTS).getDefaultFormState(schema, start);
	return isObject(state) ? state : start;
}

const NOTHING_TO_DO = () => undefined;

/**
 * All fields of the form, rendered by rjsf from its schema; the values are the session's. Conditions are validated by those
 * that would be sent: by a value that is hidden itself, a field would be rendered whose value is dropped.
 */
export function FormFields({ schema }: { schema: RJSFSchema }) {
	const { values, artefact, visibleValues: requested } = useFormSession();
	const isConditional = hasConditions(artefact.document.schema);
	const formData = useStored(values.subscribe, isConditional ? requested : values.all);
	const registry = useMemo(() => createFormRegistry(schema), [schema]);
	const root = useMemo(() => toFieldPathId("", registry.globalFormOptions), [registry]);
	const onChange = useCallback((value: unknown, path: FieldPathList) => values.put(path, value), [values]);
	return (
		<FormSchemaField
			name=""
			schema={schema}
			fieldPathId={root}
			formData={formData}
			onChange={onChange}
			onBlur={NOTHING_TO_DO}
			onFocus={NOTHING_TO_DO}
			registry={registry}
		/>
	);
}
