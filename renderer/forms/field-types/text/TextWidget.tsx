import { useTypedInput } from "../../fields/inputs.tsx";
import type { WidgetProps } from "../../model/field.ts";

/** A line of text. */
export const TextWidget = (props: WidgetProps) => useTypedInput(props);
