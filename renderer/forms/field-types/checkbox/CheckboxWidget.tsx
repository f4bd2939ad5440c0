import { useTickBox } from "../../fields/inputs.tsx";
import type { WidgetProps } from "../../model/field.ts";

/** Yes or no. */
export const CheckboxWidget = (props: WidgetProps) => useTickBox(props);
