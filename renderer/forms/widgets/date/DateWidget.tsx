import { TypedInput } from "../../inputs/TypedInput.tsx";
import { today } from "../../inputs/today.ts";
import type { WidgetProps } from "../widget.ts";

/** A day (ISO 8601). The document's limits are offered to the picker and judged by the schema. */
export const DateWidget = (props: WidgetProps) => (
	<TypedInput
		field={props}
		type="date"
		min={props.options.not_before && today()}
		max={props.options.not_after && today()}
	/>
);
