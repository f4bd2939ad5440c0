import { type FieldProps, type Registry, type RJSFSchema, toFieldPathId } from "@rjsf/utils";
import { useMemo } from "react";
import { isBinding } from "../../../schemas/i18n/resolve-text.ts";
import { type Path, toPointer } from "../../../schemas/rules/pointer.ts";
import type { Text } from "../../../schemas/types.gen.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { fieldClasses } from "../classes.ts";
import { FieldError } from "../fields/FieldError.tsx";
import { singleWidget } from "../schema/plain-form.ts";
import { useFormSession } from "../state/form-session.ts";
import { useFieldError, useFormResolver } from "../state/use-field-value.ts";
import { FormSchemaField } from "./FormSchemaField.tsx";
import { OpenRow } from "./Recursion.tsx";
import { RowActions } from "./RowActions.tsx";
import type { RowChanges } from "./row-changes.ts";

type Props = {
	id: string;
	/** The props of the group that the row is in. */
	group: FieldProps;
	schema: RJSFSchema;
	title: string;
	row: unknown;
	index: number;
	count: number;
	removable: boolean;
	summary: Text | undefined;
	changes: RowChanges;
};

/** One row of a repeat group: its summary, its fields, and buttons that move or remove it. */
export function RepeatRow({ id, group, schema, title, row, index, count, removable, summary, changes }: Props) {
	const { registry, onChange, onBlur, onFocus, fieldPathId } = group;
	const path = useMemo(
		() => toFieldPathId(index, registry.globalFormOptions, fieldPathId),
		[index, registry, fieldPathId],
	);
	const named = `${title} ${index + 1}`;
	const error = useRowError(schema, row, registry, toPointer(path.path));
	return (
		<fieldset
			className={fieldClasses.row}
			id={id}
			tabIndex={-1}
			aria-describedby={error === undefined ? undefined : `${id}-error`}
		>
			<legend className={fieldClasses.rowTitle}>
				{summary === undefined ? named : <RowSummary named={named} text={summary} path={path.path} />}
			</legend>
			<FieldError id={`${id}-error`} message={error} />
			<OpenRow>
				<FormSchemaField
					name={named}
					required={false}
					schema={schema}
					fieldPathId={path}
					formData={row}
					onChange={onChange}
					onBlur={onBlur}
					onFocus={onFocus}
					registry={registry}
				/>
			</OpenRow>
			<RowActions
				id={id}
				named={named}
				index={index}
				last={index === count - 1}
				removable={removable}
				changes={changes}
			/>
		</fieldset>
	);
}

/** A row's name with what tells it from the others; the name alone until it has such a value. */
function RowSummary({ named, text, path }: { named: string; text: Text; path: Path }) {
	const { t } = useI18n();
	const { text: report, value } = useFormResolver(path);
	// The words around values say nothing while there are none.
	const isStarted =
		typeof text === "string" ||
		"bind" in text ||
		Object.values(text.values).some((one) => isBinding(one) && value(one) !== "");
	const summary = isStarted ? report(text).trim() : "";
	return summary === "" ? named : t("{place}: {text}", { place: named, text: summary });
}

/** What is wrong with a row as a whole; a row of one input says it there. */
function useRowError(schema: RJSFSchema, row: unknown, registry: Registry, pointer: string): string | undefined {
	const options = useFormSession().optionsAt(pointer);
	const error = useFieldError(pointer);
	if (error === undefined) return undefined;
	return singleWidget(registry.schemaUtils.retrieveSchema(schema, row), options) ? undefined : error;
}
