import { usePickerDays } from "../../inputs/picker-days.ts";
import { TypedInput } from "../../inputs/TypedInput.tsx";
import type { WidgetProps } from "../widget.ts";

/** A day (ISO 8601). The document's limits are offered to the picker and validated by the schema. */
export function DateWidget(props: WidgetProps) {
	return <TypedInput field={props} type="date" {...usePickerDays(props)} />;
}
