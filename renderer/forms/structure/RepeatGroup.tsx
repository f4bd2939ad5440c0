import { type ReactNode, useMemo } from "react";
import type { JsonObject } from "../../../schemas/json/json.ts";
import { asObject } from "../../../schemas/json/json.ts";
import { type Path, toPointer } from "../../../schemas/json/pointer.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { skin } from "../../skin/classes.gen.ts";
import { widgetClasses } from "../fields/classes.ts";
import { LiveText } from "../fields/FieldHint.tsx";
import { useFieldValue } from "../hooks/field-values.ts";
import { useFormSession } from "../hooks/form-session.ts";
import { inputId } from "../model/session.ts";
import { GroupFrame } from "./GroupFrame.tsx";
import { RepeatRow } from "./RepeatRow.tsx";
import { useRowChanges, useRowKeys } from "./row-changes.ts";

/** One row as its fields are drawn: where it stands, what it is called, and its value. */
export type Row = { path: Path; name: string; value: unknown };

type Props = {
	path: Path;
	name: string;
	/** The list's schema. */
	schema: JsonObject;
	required: boolean;
	/** What a row holds that is added. */
	newRow(): unknown;
	/** Whether one input asks for a whole row: it says what is wrong with it. */
	isSingle(row: unknown): boolean;
	/** The fields of a row. */
	children(row: Row): ReactNode;
};

const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);
const countOf = (value: unknown) => (typeof value === "number" ? value : undefined);

/** A repeat group: rows that are added, removed and put in order, between the schema's least and most. */
export function RepeatGroup({ path, name, schema, required, newRow, isSingle, children }: Props) {
	const session = useFormSession();
	const { text } = useI18n();
	const pointer = useMemo(() => toPointer(path), [path]);
	const value = useFieldValue(pointer);
	const rows: readonly unknown[] = Array.isArray(value) ? value : [];
	const keys = useRowKeys(rows.length);
	const changes = useRowChanges({ pointer, path, newRow, keys });
	const id = inputId(session, pointer);
	const title = text(textOf(schema.title) ?? name);
	const itemTitle = textOf(asObject(schema.items).title);
	const rowTitle = itemTitle === undefined ? title : text(itemTitle);
	return (
		<GroupFrame path={path} title={title} required={required} description={textOf(schema.description)}>
			{rows.map((row, index) => (
				<RepeatRow
					key={keys.keys[index]}
					id={`${id}-row-${keys.keys[index]}`}
					group={path}
					title={rowTitle}
					row={row}
					index={index}
					count={rows.length}
					removable={rows.length > (countOf(schema.minItems) ?? 0)}
					isSingle={isSingle(row)}
					summary={session.optionsAt(pointer).summary}
					changes={changes}
				>
					{children}
				</RepeatRow>
			))}
			<AddRow
				id={id}
				path={path}
				title={rowTitle}
				count={rows.length}
				max={countOf(schema.maxItems)}
				onAdd={changes.add}
			/>
		</GroupFrame>
	);
}

type AddProps = { id: string; path: Path; title: string; count: number; max: number | undefined; onAdd(): void };

/** Adds a row; once there may be no further one, it says so. */
function AddRow({ id, path, title, count, max = Number.POSITIVE_INFINITY, onAdd }: AddProps) {
	const { t } = useI18n();
	const label = useFormSession().optionsAt(toPointer(path)).add_label;
	const full = count >= max;
	return (
		<>
			<button
				type="button"
				id={`${id}-add`}
				className={skin.button({ variant: "outline", size: "sm" })}
				aria-disabled={full}
				aria-describedby={full ? `${id}-full` : undefined}
				onClick={full ? undefined : onAdd}
			>
				{label === undefined ? t("Add {title}", { title }) : <LiveText text={label} path={path} />}
			</button>
			{full && (
				<p className={widgetClasses.note} id={`${id}-full`}>
					{t("No more can be added: at most {count}.", { count: max })}
				</p>
			)}
		</>
	);
}
