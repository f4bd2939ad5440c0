import { useMemo } from "react";
import { momentIn, wallTimeIn } from "../../../../schemas/rules/dates.ts";
import { usePickerDays } from "../../inputs/picker-days.ts";
import { TypedInput } from "../../inputs/TypedInput.tsx";
import { useTimeZone } from "../../inputs/time-zone.ts";
import type { WidgetProps } from "../widget.ts";

/** Asked in the portal's time, wherever the device is, and kept in UTC. */
const momentsOf = (timeZone: string) => ({
	write(value: unknown) {
		const date = new Date(typeof value === "string" ? value : Number.NaN);
		return Number.isNaN(date.getTime()) ? "" : wallTimeIn(timeZone, date);
	},
	read: (text: string) => momentIn(timeZone, text)?.toISOString(),
});

/** A day and a time. */
export function DatetimeWidget(props: WidgetProps) {
	const timeZone = useTimeZone();
	const writing = useMemo(() => momentsOf(timeZone), [timeZone]);
	const { min, max } = usePickerDays(props);
	return (
		<TypedInput
			field={props}
			type="datetime-local"
			writing={writing}
			min={min && `${min}T00:00`}
			max={`${max}T23:59`}
		/>
	);
}
