import { NUMBER } from "../../inputs/number-writing.ts";
import { TypedInput } from "../../inputs/TypedInput.tsx";
import type { WidgetProps } from "../widget.ts";

/** A number. Not type=number: that one changes by scrolling and hides what cannot be read. */
export const NumberWidget = (props: WidgetProps) => (
	<TypedInput
		field={props}
		writing={NUMBER}
		inputMode={props.schema.type === "integer" ? "numeric" : "decimal"}
		autoComplete="off"
	/>
);
