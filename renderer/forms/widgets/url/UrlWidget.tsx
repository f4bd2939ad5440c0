import { TypedInput } from "../../inputs/TypedInput.tsx";
import type { WidgetProps } from "../widget.ts";

/** A web address. */
export const UrlWidget = (props: WidgetProps) => (
	<TypedInput field={props} type="url" inputMode="url" autoComplete="url" spellCheck={false} />
);
