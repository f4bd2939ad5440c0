import { widgetClasses } from "../../classes.ts";
import { NUMBER } from "../../inputs/number-writing.ts";
import { TypedInput } from "../../inputs/TypedInput.tsx";
import type { WidgetProps } from "../widget.ts";

/** An amount in the currency that the document names (ISO 4217; yuan where it names none). */
export const MoneyWidget = (props: WidgetProps) => (
	<span className={widgetClasses.affixed}>
		<span className={widgetClasses.affix} aria-hidden="true">
			{props.options.currency ?? "CNY"}
		</span>
		<TypedInput field={props} writing={NUMBER} inputMode="decimal" autoComplete="off" />
	</span>
);
