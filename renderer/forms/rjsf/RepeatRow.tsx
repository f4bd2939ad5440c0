import { type FieldProps, type RJSFSchema, toFieldPathId } from "@rjsf/utils";
import { useMemo } from "react";
import type { Text } from "../../../schemas/types.gen.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { skin } from "../../skin/classes.gen.ts";
import { fieldClasses } from "../classes.ts";
import { useAnswersResolver } from "../state/use-answer.ts";
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
	const { t } = useI18n();
	const { registry, onChange, onBlur, onFocus, fieldPathId } = group;
	const path = useMemo(
		() => toFieldPathId(index, registry.globalFormOptions, fieldPathId),
		[index, registry, fieldPathId],
	);
	const named = `${title} ${index + 1}`;
	return (
		<fieldset className={fieldClasses.row} id={id} tabIndex={-1}>
			<legend className={fieldClasses.rowTitle}>
				{named}
				{summary !== undefined && <RowSummary text={summary} path={path.path} />}
			</legend>
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
			<div className={fieldClasses.rowActions}>
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
					disabled={index === count - 1}
					onClick={() => changes.move(index, index + 1)}
				/>
				<RowButton
					id={`${id}-remove`}
					label={t("Remove")}
					named={named}
					icon="delete"
					disabled={!removable}
					onClick={() => changes.remove(index)}
				/>
			</div>
		</fieldset>
	);
}

/** What tells a row from the others; nothing until it has such an answer. */
function RowSummary({ text, path }: { text: Text; path: readonly (string | number)[] }) {
	const said = useAnswersResolver(path).text(text);
	return said.trim() === "" ? null : `: ${said}`;
}

type ButtonProps = { id: string; label: string; named: string; icon: string; disabled: boolean; onClick(): void };

/** `aria-disabled` instead of disabled: a button that gets disabled under the finger must keep the focus. */
function RowButton({ id, label, named, icon, disabled, onClick }: ButtonProps) {
	return (
		<button
			type="button"
			id={id}
			className={skin.button({ variant: "ghost", size: "sm" })}
			aria-label={`${label}: ${named}`}
			aria-disabled={disabled}
			onClick={disabled ? undefined : onClick}
		>
			<i className={`layui-icon layui-icon-${icon}`} aria-hidden="true" /> {label}
		</button>
	);
}
