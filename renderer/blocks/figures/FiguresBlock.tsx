import type { Figure } from "../../../schemas/types.gen.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { isBinding } from "../../scope/resolve.ts";
import { useResolver } from "../../scope/use-resolved.ts";
import { skin } from "../../skin/classes.gen.ts";
import type { BlockComponent } from "../block.ts";

/** A number without a format of its own is written as the reader's language writes numbers. */
function useNumber(value: Figure["value"]): string {
	const here = useResolver();
	const { format } = useI18n();
	if (!isBinding(value) || value.format || value.translate) return here.text(value);
	return format(here.raw(value), "number");
}

function FigureItem({ figure }: { figure: Figure }) {
	const here = useResolver();
	const value = useNumber(figure.value);
	const classes = skin.figures();
	return (
		<div className={classes.figure}>
			{figure.icon ? <span className={`${classes.icon} layui-icon ${figure.icon}`} aria-hidden="true" /> : null}
			<div className={classes.words}>
				<dt className={classes.label}>{here.text(figure.label)}</dt>
				<dd className={classes.value}>{value || "–"}</dd>
			</div>
			{figure.hint ? <dd className={classes.hint}>{here.text(figure.hint)}</dd> : null}
		</div>
	);
}

/** Numbers that matter, large, each with its label. */
export const FiguresBlock: BlockComponent<"figures"> = ({ block }) => (
	<dl id={block.id} className={skin.figures().root}>
		{block.items.map((figure) => (
			<FigureItem key={JSON.stringify(figure)} figure={figure} />
		))}
	</dl>
);
