import { useI18n } from "../../../i18n/i18n-context.ts";
import { fieldClasses } from "../../fields/classes.ts";
import { inputProps } from "../../fields/inputs.tsx";
import { usePlainText } from "../../hooks/field-values.ts";
import { useTypedValue } from "../../hooks/use-typed-value.ts";
import type { WidgetProps } from "../../model/field.ts";

/** Several lines of text, with a count where their length is limited. Characters are counted as JSON Schema does. */
export function TextareaWidget(props: WidgetProps) {
	const { t } = useI18n();
	const { text, onChange, onBlur } = useTypedValue(props);
	const placeholder = usePlainText()(props.options.placeholder);
	const { maxLength } = props.schema;
	const count = maxLength === undefined ? 0 : [...text].length;
	const countId = `${props.id}-count`;
	const shared = inputProps(props);
	const describedBy = [shared["aria-describedby"], maxLength !== undefined && countId].filter(Boolean).join(" ");
	return (
		<>
			<textarea
				className={fieldClasses.textarea}
				{...shared}
				aria-describedby={describedBy || undefined}
				rows={props.options.rows ?? 4}
				placeholder={placeholder}
				value={text}
				onChange={onChange}
				onBlur={onBlur}
			/>
			{maxLength !== undefined && (
				<span className={fieldClasses.count} id={countId} data-over={count > maxLength || undefined}>
					{t("{count} of {limit} characters", { count, limit: maxLength })}
				</span>
			)}
		</>
	);
}
