import type { InputHTMLAttributes, ReactNode } from "react";
import { useI18n } from "../../i18n/i18n-context.ts";
import { usePlainText } from "../hooks/field-values.ts";
import { useTypedValue } from "../hooks/use-typed-value.ts";
import type { WidgetProps } from "../model/field.ts";
import type { Writing } from "../model/writing.ts";
import { fieldClasses } from "./classes.ts";

/** Reads and writes as any input's, but leaves what stands there already unwritten. */
const steadily = (name: "name" | "type"): PropertyDescriptor & ThisType<HTMLInputElement> => ({
	configurable: true,
	get() {
		return Reflect.get(HTMLInputElement.prototype, name, this);
	},
	set(value: string) {
		// React empties a name before it writes it.
		if (value !== "" && value !== this.getAttribute(name)) Reflect.set(HTMLInputElement.prototype, name, value, this);
	},
});

const STEADY = { name: steadily("name"), type: steadily("type") };

/**
 * The ref of an input that is typed into. With every key React writes its name and type anew, the same ones. Chromium
 * then forgets the names of all inputs of the form, and gathers them when React next reads a property of the form: a
 * millisecond a key at 1,000 inputs (docs/decisions/0018).
 */
export function steadyInput(input: HTMLInputElement | null): void {
	if (input) Object.defineProperties(input, STEADY);
}

/**
 * What ties an input to its label, hint and error, and says that it must be answered. That nothing is wrong is said too:
 * browsers tell screen readers that a required choice is wrong before anybody has come to it.
 */
export const inputProps = ({
	id,
	pointer,
	required,
	rawErrors,
	options,
	"aria-describedby": describedBy,
}: WidgetProps) => ({
	id,
	name: pointer,
	required,
	"aria-describedby": describedBy,
	"aria-invalid": !!rawErrors,
	autoComplete: options.autocomplete,
});

type Typing = { writing?: Writing } & Pick<
	InputHTMLAttributes<HTMLInputElement>,
	"type" | "inputMode" | "autoComplete" | "maxLength" | "spellCheck" | "min" | "max" | "onFocus"
>;

/** One line that is typed into: the element, with what it does. A hook, so that a widget is the only component around it. */
export function useTypedInput(
	field: WidgetProps,
	{ writing, type = "text", autoComplete, ...attributes }: Typing = {},
) {
	const { text, onChange, onBlur } = useTypedValue(field, writing);
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

/**
 * A box to tick, its label beside it. An unticked one that must be ticked is no value, so that `required` finds it.
 */
export function useTickBox(field: WidgetProps, beside?: ReactNode) {
	const { t } = useI18n();
	return (
		<div className={fieldClasses.choice}>
			<input
				type="checkbox"
				{...inputProps(field)}
				checked={field.value === true}
				onChange={(event) => field.onChange(event.target.checked || (field.required ? undefined : false))}
			/>
			<label htmlFor={field.id}>
				{field.label} {field.required && <span className={fieldClasses.required}>{t("(required)")}</span>}
			</label>
			{beside}
		</div>
	);
}
