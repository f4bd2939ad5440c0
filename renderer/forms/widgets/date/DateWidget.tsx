import { TypedInput } from "../../inputs/TypedInput.tsx";
import { LAST_DAY, usePickerDay } from "../../inputs/today.ts";
import type { WidgetProps } from "../widget.ts";

/** A day (ISO 8601). The document's limits are offered to the picker and judged by the schema. */
export function DateWidget(props: WidgetProps) {
	const dayAt = usePickerDay();
	const { not_before, not_after } = props.options;
	return <TypedInput field={props} type="date" min={dayAt(not_before)} max={dayAt(not_after) ?? LAST_DAY} />;
}
