import type { WidgetProps } from "@rjsf/utils";
import { useI18n } from "../../i18n/i18n-context.ts";
import { fieldClasses } from "../classes.ts";

/** Chooses between the alternatives (oneOf, anyOf) of a schema, by their titles. */
export function OptionSelect({ id, name, label, value, options, onChange }: WidgetProps) {
	const { text } = useI18n();
	return (
		<div className={fieldClasses.root}>
			<label className={fieldClasses.label} htmlFor={id}>
				{text(label)}
			</label>
			<select
				className={fieldClasses.select}
				id={id}
				name={name}
				value={value ?? ""}
				onChange={(event) => onChange(event.target.value)}
			>
				{options.enumOptions?.map((option) => (
					<option key={option.value} value={option.value}>
						{text(option.label)}
					</option>
				))}
			</select>
		</div>
	);
}
