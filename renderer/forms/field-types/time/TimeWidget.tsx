import { useTypedInput } from "../../fields/inputs.tsx";
import type { WidgetProps } from "../../model/field.ts";

/** The schema's format `time` asks for seconds and a zone; an input gives "08:30". */
const TIME = {
	write: (value: unknown) => (typeof value === "string" ? value.slice(0, 5) : ""),
	read: (text: string) => (text === "" ? undefined : `${text.slice(0, 5)}:00Z`),
};

const CLOCK = {
	write: TIME.write,
	read: (text: string) => (text === "" ? undefined : text.slice(0, 5)),
};

/** A time of day. */
export const TimeWidget = (props: WidgetProps) =>
	useTypedInput(props, { type: "time", writing: props.schema.format === "time" ? TIME : CLOCK });
