import { TypedInput } from "../../inputs/TypedInput.tsx";
import { usePickerDay } from "../../inputs/today.ts";
import type { WidgetProps } from "../widget.ts";

/** A day (ISO 8601). The document's limits are offered to the picker and judged by the schema. */
export function DateWidget(props: WidgetProps) {
	const day = usePickerDay();
	const { not_before, not_after } = props.options;
	return <TypedInput field={props} type="date" min={not_before ? day : undefined} max={not_after ? day : undefined} />;
}
