import { TypedInput } from "../../inputs/TypedInput.tsx";
import { today } from "../../inputs/today.ts";
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
export const DatetimeWidget = (props: WidgetProps) => (
	<TypedInput
		field={props}
		type="datetime-local"
		writing={MOMENT}
		min={props.options.not_before && `${today()}T00:00`}
		max={props.options.not_after && `${today()}T23:59`}
	/>
);
