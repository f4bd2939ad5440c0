import { useTypedInput } from "../../fields/inputs.tsx";
import type { WidgetProps } from "../../model/field.ts";

/** A web address. */
export const UrlWidget = (props: WidgetProps) =>
	useTypedInput(props, { type: "url", inputMode: "url", autoComplete: "url", spellCheck: false });
