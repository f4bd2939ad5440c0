import { type FieldProps, type Registry, type RJSFSchema, toFieldPathId } from "@rjsf/utils";
import { useMemo } from "react";
import { type Path, toPointer } from "../../../schemas/rules/pointer.ts";
import { isBinding } from "../../../schemas/rules/resolve-text.ts";
import type { Text } from "../../../schemas/types.gen.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { skin } from "../../skin/classes.gen.ts";
import { fieldClasses } from "../fields/classes.ts";
import { FieldError } from "../fields/field-frame.tsx";
import { useFieldError, useFormResolver } from "../hooks/field-values.ts";
import { useFormSession } from "../hooks/form-session.ts";
import { singleWidget } from "../model/plain-form.ts";
import { FormSchemaField } from "./FormSchemaField.tsx";
import { OpenRow } from "./Recursion.tsx";
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

type RowActionsProps = {
	id: string;
	named: string;
	index: number;
	last: boolean;
	removable: boolean;
	changes: RowChanges;
};

/** The buttons that move or remove a row; where it is the only one, there is nowhere to move it. */
export function RowActions({ id, named, index, last, removable, changes }: RowActionsProps) {
	const { t } = useI18n();
	return (
		<div className={fieldClasses.rowActions}>
			{(index > 0 || !last) && (
				<>
					<RowButton
						id={`${id}-up`}
						label={t("Move up")}
						named={named}
						icon="up"
						disabled={index === 0}
						onClick={() => changes.move(index, index - 1)}
					/>
					<RowButton
						id={`${id}-down`}
						label={t("Move down")}
						named={named}
						icon="down"
						disabled={last}
						onClick={() => changes.move(index, index + 1)}
					/>
				</>
			)}
			<RowButton
				id={`${id}-remove`}
				label={t("Remove")}
				named={named}
				icon="delete"
				disabled={!removable}
				onClick={() => changes.remove(index)}
			/>
		</div>
	);
}

type ButtonProps = { id: string; label: string; named: string; icon: string; disabled: boolean; onClick(): void };

/** `aria-disabled` instead of disabled: a button that gets disabled under the finger must keep the focus. */
function RowButton({ id, label, named, icon, disabled, onClick }: ButtonProps) {
	const { t } = useI18n();
	return (
		<button
			type="button"
			id={id}
			className={skin.button({ variant: "ghost", size: "sm" })}
			aria-label={t("{place}: {text}", { place: label, text: named })}
			aria-disabled={disabled}
			onClick={disabled ? undefined : onClick}
		>
			<i className={`layui-icon layui-icon-${icon}`} aria-hidden="true" /> {label}
		</button>
	);
}
