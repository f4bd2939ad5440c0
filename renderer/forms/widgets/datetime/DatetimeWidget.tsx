import { TypedInput } from "../../inputs/TypedInput.tsx";
import { today, usePickerDay } from "../../inputs/today.ts";
import type { WidgetProps } from "../widget.ts";

function localMinutes(date: Date): string {
	const pad = (part: number) => String(part).padStart(2, "0");
	return `${today(date)}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

/** Asked in the device's time, kept in UTC. */
const MOMENT = {
	write(value: unknown) {
		const date = new Date(typeof value === "string" ? value : Number.NaN);
		return Number.isNaN(date.getTime()) ? "" : localMinutes(date);
	},
	read(text: string) {
		const date = new Date(text);
		return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
	},
};

/** A day and a time. */
export function DatetimeWidget(props: WidgetProps) {
	const day = usePickerDay();
	const { not_before, not_after } = props.options;
	return (
		<TypedInput
			field={props}
			type="datetime-local"
			writing={MOMENT}
			min={day && not_before && `${day}T00:00`}
			max={day && not_after && `${day}T23:59`}
		/>
	);
}
