import { type ReactNode, useMemo } from "react";
import { type Path, toPointer } from "../../../schemas/json/pointer.ts";
import { isBinding } from "../../../schemas/rules/texts/resolve-text.ts";
import type { Text } from "../../../schemas/types.gen.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { skin } from "../../skin/classes.gen.ts";
import { fieldClasses } from "../fields/classes.ts";
import { FieldError } from "../fields/field-frame.tsx";
import { useFieldError, useFormResolver } from "../hooks/field-values.ts";
import type { Row } from "./RepeatGroup.tsx";
import type { RowChanges } from "./row-changes.ts";

type Props = {
	id: string;
	/** Where the group stands that the row is in. */
	group: Path;
	title: string;
	row: unknown;
	index: number;
	count: number;
	removable: boolean;
	/** Whether one input asks for the whole row. */
	isSingle: boolean;
	summary: Text | undefined;
	changes: RowChanges;
	children(row: Row): ReactNode;
};

/** One row of a repeat group: its summary, its fields, and buttons that move or remove it. */
export function RepeatRow(props: Props) {
	const { id, group, title, row, index, count, removable, isSingle, summary, changes, children } = props;
	const path = useMemo(() => [...group, index], [group, index]);
	const named = `${title} ${index + 1}`;
	// What is wrong with a row of one input is said there.
	const found = useFieldError(toPointer(path));
	const error = isSingle ? undefined : found;
	return (
		<fieldset
			className={fieldClasses.row}
			id={id}
			tabIndex={-1}
			aria-describedby={error === undefined ? undefined : `${id}-error`}
		>
			<legend className={fieldClasses.rowTitle}>
				{summary === undefined ? named : <RowSummary named={named} text={summary} path={path} />}
			</legend>
			<FieldError id={`${id}-error`} message={error} />
			{children({ path, name: named, value: row })}
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
	const here = useFormResolver(path);
	// The words around values say nothing while there are none.
	const isStarted =
		typeof text === "string" ||
		"bind" in text ||
		Object.values(text.values).some((one) => isBinding(one) && here.value(one) !== "");
	const summary = isStarted ? here.text(text).trim() : "";
	return summary === "" ? named : t("{place}: {text}", { place: named, text: summary });
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
function RowActions({ id, named, index, last, removable, changes }: RowActionsProps) {
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
