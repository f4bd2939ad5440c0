import type { InputHTMLAttributes } from "react";
import { fieldClasses } from "../classes.ts";
import { usePlainText } from "../fields/use-plain-text.ts";
import { useTypedValue, type Writing } from "../state/use-typed-value.ts";
import type { WidgetProps } from "../widgets/widget.ts";
import { inputProps } from "./input-props.ts";
import { steadyInput } from "./steady-input.ts";

type Props = { field: WidgetProps; writing?: Writing } & Pick<
	InputHTMLAttributes<HTMLInputElement>,
	"type" | "inputMode" | "autoComplete" | "maxLength" | "spellCheck" | "min" | "max" | "onFocus"
>;

/** One line that is typed into. */
export function TypedInput({ field, writing, type = "text", autoComplete, ...attributes }: Props) {
	const { text, onChange, onBlur } = useTypedValue(field.pointer, field.path, writing);
	const placeholder = usePlainText()(field.options.placeholder);
	const shared = inputProps(field);
	return (
		<input
			ref={steadyInput}
			className={fieldClasses.input}
			{...shared}
			{...attributes}
			type={type}
			autoComplete={shared.autoComplete ?? autoComplete}
			placeholder={placeholder}
			value={text}
			onChange={onChange}
			onBlur={onBlur}
		/>
	);
}
