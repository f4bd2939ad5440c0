import { LinkTo } from "../../../scope/LinkTo.tsx";
import { widgetClasses } from "../../classes.ts";
import { usePlainText } from "../../fields/use-plain-text.ts";
import { TickBox } from "../../inputs/TickBox.tsx";
import type { WidgetProps } from "../widget.ts";

/** An agreement, with a link to what is agreed to. The link stands outside the label: a tap on it must not tick. */
export function ConsentWidget(props: WidgetProps) {
	const { link, link_label } = props.options;
	const text = usePlainText();
	return (
		<TickBox field={props}>
			{link && (
				<LinkTo link={link} className={widgetClasses.consentLink}>
					{text(link_label) ?? props.label}
				</LinkTo>
			)}
		</TickBox>
	);
}
