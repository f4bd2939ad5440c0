import {
	createSchemaUtils,
	type FieldPathId,
	type FieldPathList,
	type Registry,
	type RJSFSchema,
	toFieldPathId,
} from "@rjsf/utils";
import { useCallback, useMemo } from "react";
import { isObject, type JsonObject } from "../../../schemas/json/json.ts";
import { mergeAllOf } from "../../../schemas/json/merge-all-of.ts";
import { type Path, toPointer, valueAt } from "../../../schemas/json/pointer.ts";
import type { FormArtefact } from "../../../schemas/release.ts";
import { renderedFormSchema } from "../../../schemas/rules/questions/field-tree.ts";
import { onceForEach } from "../../../schemas/rules/values/once-for-each.ts";
import { hasConditions, unaskedBySchema } from "../../../schemas/rules/values/schema-conditions.ts";
import { useFormSession, useStored } from "../hooks/form-session.ts";
import { DEFAULTS } from "../model/first-values.ts";
import type { FormValues } from "../model/values.ts";
import { branchValidator } from "./branch-validator.ts";
import { FormSchemaField } from "./FormSchemaField.tsx";
import { createFormRegistry } from "./form-registry.ts";

// What a form with structure needs beside the others, rjsf above all, stands behind one import that loads late.
export { unaskedBySchema };

/** Values with the defaults that a form's schema names, wherever in it they stand. */
export function structuredValues(form: FormArtefact, start: FormValues): FormValues {
	const schema: RJSFSchema = renderedFormSchema(form);
	const state: unknown = createSchemaUtils(branchValidator, schema, DEFAULTS, mergeAllOf).getDefaultFormState(
		schema,
		start,
	);
	return isObject(state) ? state : start;
}

const NOTHING_TO_DO = () => undefined;

const registryOf = onceForEach(createFormRegistry);

/** rjsf's way to a place: each step knows the one before. */
function placeAt(path: Path, { globalFormOptions }: Registry): FieldPathId {
	const root = toFieldPathId("", globalFormOptions);
	return path.reduce<FieldPathId>((around, key) => toFieldPathId(key, globalFormOptions, around), root);
}

type Props = { name: string; path: Path; required: boolean; schema: JsonObject };

/**
 * A part of a form, or all of it, that rjsf resolves by its values, which are the session's. Conditions are validated by
 * those that would be sent: by a value that is hidden itself, a field would be rendered whose value is dropped.
 */
export function RjsfField({ name, path, required, schema }: Props) {
	const { values, artefact, visibleValues } = useFormSession();
	const isConditional = hasConditions(artefact.document.schema);
	const all = useStored(values.subscribe, isConditional ? visibleValues : values.all);
	const registry = registryOf(renderedFormSchema(artefact));
	const place = useMemo(() => placeAt(path, registry), [path, registry]);
	const onChange = useCallback((value: unknown, at: FieldPathList) => values.put(at, value), [values]);
	return (
		<FormSchemaField
			name={name}
			required={required}
			schema={schema}
			fieldPathId={place}
			formData={valueAt(all, toPointer(path))}
			onChange={onChange}
			onBlur={NOTHING_TO_DO}
			onFocus={NOTHING_TO_DO}
			registry={registry}
		/>
	);
}
