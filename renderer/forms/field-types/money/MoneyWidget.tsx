import { currencyOf } from "../../../../schemas/field-types/money.ts";
import { widgetClasses } from "../../fields/classes.ts";
import { useTypedInput } from "../../fields/inputs.tsx";
import type { WidgetProps } from "../../model/field.ts";
import { NUMBER } from "../../model/writing.ts";

/** An amount in the currency that the document names (ISO 4217; yuan where it names none). */
export function MoneyWidget(props: WidgetProps) {
	const currencyId = `${props.id}-currency`;
	const describedBy = [currencyId, props["aria-describedby"]].filter(Boolean).join(" ");
	return (
		<span className={widgetClasses.affixed}>
			<span className={widgetClasses.affix} id={currencyId}>
				{currencyOf(props.options)}
			</span>
			{useTypedInput(
				{ ...props, "aria-describedby": describedBy },
				{ writing: NUMBER, inputMode: "decimal", autoComplete: "off" },
			)}
		</span>
	);
}
