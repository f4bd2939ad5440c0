import type { ReactNode } from "react";
import { useI18n } from "../../i18n/i18n-context.ts";
import { fieldClasses } from "../classes.ts";
import { useFieldValue, useSetFieldValue } from "../state/use-field-value.ts";
import type { WidgetProps } from "../widgets/widget.ts";
import { inputProps } from "./input-props.ts";

/**
 * A box to tick, its label beside it. An unticked one that must be ticked is no value, so that `required` finds it.
 */
export function TickBox({ field, children }: { field: WidgetProps; children?: ReactNode }) {
	const { t } = useI18n();
	const value = useFieldValue(field.pointer);
	const put = useSetFieldValue(field.pointer, field.path);
	return (
		<div className={fieldClasses.choice}>
			<input
				type="checkbox"
				{...inputProps(field)}
				checked={value === true}
				onChange={(event) => put(event.target.checked || (field.required ? undefined : false))}
			/>
			<label htmlFor={field.id}>
				{field.label} {field.required && <span className={fieldClasses.required}>{t("(required)")}</span>}
			</label>
			{children}
		</div>
	);
}
