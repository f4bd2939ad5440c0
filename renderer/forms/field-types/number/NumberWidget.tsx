import { useTypedInput } from "../../fields/inputs.tsx";
import type { WidgetProps } from "../../model/field.ts";
import { NUMBER } from "../../model/writing.ts";

/** A number. Not type=number: that one changes by scrolling and hides what cannot be read. */
export const NumberWidget = (props: WidgetProps) =>
	useTypedInput(props, {
		writing: NUMBER,
		inputMode: props.schema.type === "integer" ? "numeric" : "decimal",
		autoComplete: "off",
	});
