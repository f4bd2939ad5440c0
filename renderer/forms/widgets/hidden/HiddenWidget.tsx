import { useAnswer } from "../../state/use-answer.ts";
import { PLAIN } from "../../state/use-typed-answer.ts";
import type { WidgetProps } from "../widget.ts";

/** An answer that is not asked but sent: prefilled or constant. */
export function HiddenWidget({ pointer }: WidgetProps) {
	return <input type="hidden" name={pointer} value={PLAIN.write(useAnswer(pointer))} />;
}
