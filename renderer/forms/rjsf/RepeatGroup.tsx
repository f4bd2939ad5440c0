import type { FieldProps, RJSFSchema } from "@rjsf/utils";
import { useMemo } from "react";
import { isObject } from "../../../schemas/rules/json.ts";
import { toPointer } from "../../../schemas/rules/pointer.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { skin } from "../../skin/classes.gen.ts";
import { fieldClasses, widgetClasses } from "../classes.ts";
import { FieldError } from "../fields/FieldError.tsx";
import { describedByOf, FieldHint, LiveText } from "../fields/FieldHint.tsx";
import { inputId, useFormSession } from "../state/form-session.ts";
import { useAnswer, useAnswerError, useHoldsForAnswer } from "../state/use-answer.ts";
import { RepeatRow } from "./RepeatRow.tsx";
import { useRowChanges } from "./row-changes.ts";
import { useRowKeys } from "./row-keys.ts";

const itemSchema = (schema: RJSFSchema): RJSFSchema => (isObject(schema.items) ? schema.items : {});

/** A repeat group: rows that are added, removed and put in order, between the schema's least and most. */
export function RepeatGroup(props: FieldProps) {
	const { schema, fieldPathId, name, registry, required = false } = props;
	const session = useFormSession();
	const { t, text } = useI18n();
	const pointer = toPointer(fieldPathId.path);
	const value = useAnswer(pointer);
	const rows: readonly unknown[] = Array.isArray(value) ? value : [];
	const keys = useRowKeys(rows.length);
	const error = useAnswerError(pointer);
	const options = session.optionsAt(pointer);
	const demanded = useHoldsForAnswer(options.required_when, fieldPathId.path);
	const items = useMemo(() => itemSchema(schema), [schema]);
	const changes = useRowChanges({ pointer, path: fieldPathId.path, items, registry, keys });
	const id = inputId(session, pointer);
	const title = text(schema.title ?? name);
	const mustAnswer = required || (options.required_when !== undefined && demanded);
	const hint = options.hint ?? schema.description;
	const describedBy = describedByOf(id, hint, error);
	const most = schema.maxItems ?? Number.POSITIVE_INFINITY;
	const full = rows.length >= most;
	return (
		<fieldset className={fieldClasses.group} id={id} tabIndex={-1} aria-describedby={describedBy}>
			<legend className={fieldClasses.groupTitle}>
				{title} {mustAnswer && <span className={fieldClasses.required}>{t("(required)")}</span>}
			</legend>
			{hint !== undefined && <FieldHint id={`${id}-hint`} hint={hint} path={fieldPathId.path} />}
			<FieldError id={`${id}-error`} message={error} />
			{rows.map((row, index) => (
				<RepeatRow
					key={keys.keys[index]}
					id={`${id}-row-${keys.keys[index]}`}
					group={props}
					schema={items}
					title={items.title === undefined ? title : text(items.title)}
					row={row}
					index={index}
					count={rows.length}
					removable={rows.length > (schema.minItems ?? 0)}
					summary={options.summary}
					changes={changes}
				/>
			))}
			<button
				type="button"
				id={`${id}-add`}
				className={skin.button({ variant: "outline", size: "sm" })}
				aria-disabled={full}
				aria-describedby={full ? `${id}-full` : undefined}
				onClick={full ? undefined : changes.add}
			>
				{options.add_label !== undefined ? (
					<LiveText text={options.add_label} path={fieldPathId.path} />
				) : (
					t("Add {title}", { title: items.title === undefined ? title : text(items.title) })
				)}
			</button>
			{full && (
				<p className={widgetClasses.note} id={`${id}-full`}>
					{t("No more can be added: at most {count}.", { count: most })}
				</p>
			)}
		</fieldset>
	);
}
