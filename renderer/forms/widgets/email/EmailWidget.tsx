import { TypedInput } from "../../inputs/TypedInput.tsx";
import type { WidgetProps } from "../widget.ts";

/** An e-mail address. */
export const EmailWidget = (props: WidgetProps) => (
	<TypedInput field={props} type="email" inputMode="email" autoComplete="email" spellCheck={false} />
);
