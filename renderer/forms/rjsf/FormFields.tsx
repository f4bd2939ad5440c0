import { type FieldPathList, type RJSFSchema, toFieldPathId } from "@rjsf/utils";
import { useCallback, useMemo } from "react";
import { hasConditions } from "../../../schemas/rules/schema-conditions.ts";
import { useFormSession } from "../state/form-session.ts";
import { useStored } from "../state/use-stored.ts";
import { FormSchemaField } from "./FormSchemaField.tsx";
import { createFormRegistry } from "./form-registry.ts";

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
