import { useMemo, useState } from "react";
import { momentIn, wallTimeIn } from "../../../../schemas/rules/formats/dates.ts";
import { useTypedInput } from "../../fields/inputs.tsx";
import { usePickerDays, useTimeZone } from "../../hooks/picker-days.ts";
import type { WidgetProps } from "../../model/field.ts";

/** Asked in the portal's time, wherever the device is, and kept in UTC. */
const momentsOf = (timeZone: string) => ({
	write(value: unknown) {
		const date = new Date(typeof value === "string" ? value : Number.NaN);
		return Number.isNaN(date.getTime()) ? "" : wallTimeIn(timeZone, date);
	},
	read: (text: string) => momentIn(timeZone, text)?.toISOString(),
});

const HOURS = { first: "T00:00", last: "T23:59" };

/** A day and a time. */
export function DatetimeWidget(props: WidgetProps) {
	const timeZone = useTimeZone();
	const writing = useMemo(() => momentsOf(timeZone), [timeZone]);
	const days = usePickerDays(props, HOURS);
	// A limit of now moves on while the form is open.
	const [, setLooked] = useState(0);
	return useTypedInput(props, { type: "datetime-local", writing, ...days, onFocus: () => setLooked(Date.now()) });
}
