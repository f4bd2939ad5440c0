import { useMemo } from "react";
import { momentIn, wallTimeIn } from "../../../../schemas/rules/dates.ts";
import { TypedInput } from "../../inputs/TypedInput.tsx";
import { LAST_DAY, usePickerDay, useTimeZone } from "../../inputs/today.ts";
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
	const dayAt = usePickerDay();
	const min = dayAt(props.options.not_before);
	const max = dayAt(props.options.not_after) ?? LAST_DAY;
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
