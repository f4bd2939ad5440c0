import { TypedInput } from "../../inputs/TypedInput.tsx";
import type { WidgetProps } from "../widget.ts";

/** A line of text. */
export const TextWidget = (props: WidgetProps) => <TypedInput field={props} />;
