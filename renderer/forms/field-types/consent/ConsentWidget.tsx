import { LinkTo } from "../../../scope/LinkTo.tsx";
import { skin } from "../../../skin/classes.gen.ts";
import { useTickBox } from "../../fields/inputs.tsx";
import { usePlainText } from "../../hooks/field-values.ts";
import type { WidgetProps } from "../../model/field.ts";

/** An agreement, with a link to what is agreed to. The link stands outside the label: a tap on it must not tick. */
export function ConsentWidget(props: WidgetProps) {
	const { link, link_label } = props.options;
	const text = usePlainText();
	return useTickBox(
		props,
		link && (
			<LinkTo link={link} className={skin.consent()}>
				{text(link_label) ?? props.label}
			</LinkTo>
		),
	);
}
