import type { FieldProps, RJSFSchema } from "@rjsf/utils";
import { useMemo } from "react";
import { isObject } from "../../../schemas/rules/json.ts";
import { type Path, toPointer } from "../../../schemas/rules/pointer.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { skin } from "../../skin/classes.gen.ts";
import { widgetClasses } from "../fields/classes.ts";
import { LiveText } from "../fields/FieldHint.tsx";
import { useFieldValue } from "../hooks/field-values.ts";
import { useFormSession } from "../hooks/form-session.ts";
import { inputId } from "../model/session.ts";
import { GroupFrame } from "./ObjectTemplate.tsx";
import { RepeatRow } from "./RepeatRow.tsx";
import { useRowChanges, useRowKeys } from "./row-changes.ts";

const itemSchema = (schema: RJSFSchema): RJSFSchema => (isObject(schema.items) ? schema.items : {});

/** A repeat group: rows that are added, removed and put in order, between the schema's least and most. */
export function RepeatGroup(props: FieldProps) {
	const { schema, fieldPathId, name, registry, required = false } = props;
	const { path } = fieldPathId;
	const session = useFormSession();
	const { text } = useI18n();
	const pointer = toPointer(path);
	const value = useFieldValue(pointer);
	const rows: readonly unknown[] = Array.isArray(value) ? value : [];
	const keys = useRowKeys(rows.length);
	const items = useMemo(() => itemSchema(schema), [schema]);
	const changes = useRowChanges({ pointer, path, items, registry, keys });
	const id = inputId(session, pointer);
	const title = text(schema.title ?? name);
	const rowTitle = items.title === undefined ? title : text(items.title);
	return (
		<GroupFrame path={path} title={title} required={required} description={schema.description}>
			{rows.map((row, index) => (
				<RepeatRow
					key={keys.keys[index]}
					id={`${id}-row-${keys.keys[index]}`}
					group={props}
					schema={items}
					title={rowTitle}
					row={row}
					index={index}
					count={rows.length}
					removable={rows.length > (schema.minItems ?? 0)}
					summary={session.optionsAt(pointer).summary}
					changes={changes}
				/>
			))}
			<AddRow id={id} path={path} title={rowTitle} count={rows.length} max={schema.maxItems} onAdd={changes.add} />
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
