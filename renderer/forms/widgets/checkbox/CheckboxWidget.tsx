import { TickBox } from "../../inputs/TickBox.tsx";
import type { WidgetProps } from "../widget.ts";

/** Yes or no. */
export const CheckboxWidget = (props: WidgetProps) => <TickBox field={props} />;
