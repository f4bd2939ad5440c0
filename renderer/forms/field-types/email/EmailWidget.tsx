import { useTypedInput } from "../../fields/inputs.tsx";
import type { WidgetProps } from "../../model/field.ts";

/** An e-mail address. */
export const EmailWidget = (props: WidgetProps) =>
	useTypedInput(props, { type: "email", inputMode: "email", autoComplete: "email", spellCheck: false });
