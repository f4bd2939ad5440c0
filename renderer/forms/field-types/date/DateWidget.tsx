import { useTypedInput } from "../../fields/inputs.tsx";
import { usePickerDays } from "../../hooks/picker-days.ts";
import type { WidgetProps } from "../../model/field.ts";

/** A day (ISO 8601). The document's limits are offered to the picker and validated by the schema. */
export function DateWidget(props: WidgetProps) {
	return useTypedInput(props, { type: "date", ...usePickerDays(props) });
}
