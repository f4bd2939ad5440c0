import { type FieldPathList, type RJSFSchema, toFieldPathId } from "@rjsf/utils";
import { useCallback, useMemo } from "react";
import { useFormSession } from "../state/form-session.ts";
import { useAllAnswers } from "../state/use-answer.ts";
import { FormSchemaField } from "./FormSchemaField.tsx";
import { createFormRegistry } from "./form-registry.ts";

const NOTHING_TO_DO = () => undefined;

/** All fields of the form, drawn by rjsf from its schema; the answers are the session's. */
export function FormFields({ schema }: { schema: RJSFSchema }) {
	const { answers } = useFormSession();
	const formData = useAllAnswers();
	const registry = useMemo(() => createFormRegistry(schema), [schema]);
	const root = useMemo(() => toFieldPathId("", registry.globalFormOptions), [registry]);
	const onChange = useCallback((value: unknown, path: FieldPathList) => answers.put(path, value), [answers]);
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
